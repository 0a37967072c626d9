import { ContentError } from './schema.ts'
import type { Service } from './serviceEntity.ts'
import { servicePaths } from './services/order.ts'
import type { ServiceCard } from './services.ts'

/**
 * Cards of all services in the specification's order. A listed service without a file is a `ContentError`, and so is a
 * file that is not listed.
 */
export function serviceCardsOf(files: Record<string, Service>): ServiceCard[] {
  const stray = Object.keys(files).find((file) => !servicePaths.some((path) => file === `./${path}.md`))
  if (stray) {
    throw new ContentError(`src/content/services/${stray.slice(2)}`, 'path', 'is not listed in order.ts; add it there')
  }
  return servicePaths.flatMap((path, position) => {
    const service = files[`./${path}.md`]
    if (!service) throw new ContentError(`src/content/services/${path}.md`, 'file', 'is missing; every path needs one')
    return {
      title: service.displayName,
      icon: service.icon,
      path,
      elementId: `template-${position}`,
      description: service.description,
      pigment: service.pigment,
    }
  })
}

/** By path, the text of a service's banner on the overview: the first sentence of its hero. */
export function serviceBannersOf(files: Record<string, Service>): Record<string, string> {
  const all = Object.values(files)
  return Object.fromEntries(all.map(({ path, heroSection }) => [path, firstSentence(heroSection.description)]))
}

/** Text up to and with the first full stop, question or exclamation mark that ends a sentence. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
}
