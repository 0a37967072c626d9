// Machine draft, not yet checked by a person. Texts only: no advice.
import { taskPages as english, tasksPath } from '#content/texts/taskPages.ts'

const names: Readonly<Record<(typeof english)[number]['path'], string>> = {
  '/tasks': 'काम, कदम-दर-कदम',
  '/tasks/selling': 'विदेश से संपत्ति बेचना',
  '/tasks/refund': 'कर का रिफंड पाना',
  '/tasks/heirs': 'वारिस: कौन-सा काग़ज़ चाहिए?',
  '/tasks/letting': 'विदेश से किराये पर देना',
  '/tasks/coming-home': 'घर लौटना, साल-दर-साल',
  '/tasks/buying': 'विदेश से संपत्ति खरीदना',
}

export { tasksPath }

export const taskPages = english.map(({ path }) => ({ path, name: names[path] }))

export function taskName(path: string): string {
  const page = taskPages.find((one) => one.path === path)
  if (!page) throw new Error(`${path} is not in the list of tasks`)
  return page.name
}
