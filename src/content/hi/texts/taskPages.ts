// Machine draft, not yet checked by a person. Texts only: no advice.
import { taskPages as english, type doItYourself as englishLinks, tasksPath } from '#content/texts/taskPages.ts'
import type { Translated } from '#content/translated.ts'

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

export const doItYourself: Translated<typeof englishLinks> = {
  lead: 'खुद कर रहे हैं?',
  steps: 'कदम',
  letters: 'नकल करने के लिए पत्र (अंग्रेज़ी में)',
}

export function taskName(path: string): string {
  const page = taskPages.find((one) => one.path === path)
  if (!page) throw new Error(`${path} is not in the list of tasks`)
  return page.name
}
