import { serviceModules } from 'virtual:service-texts'
import { serviceCards } from 'virtual:services'
import type { PigmentName } from './pigments.ts'
import type { Service } from './serviceEntity.ts'

export { serviceCards }

/** A service as lists and menus need it, so that no list loads the long texts. */
export interface ServiceCard {
  title: string
  icon: string
  path: string
  /** Anchor on the overview: template-0, template-1, … */
  elementId: string
  description: string
  pigment: PigmentName
}

/** The card of a service path, in whatever letter case it is written. */
export function findService(path: string): ServiceCard | undefined {
  const wanted = path.toLowerCase()
  return serviceCards.find((card) => card.path.toLowerCase() === wanted)
}

/** Loads the whole service of an exact path, as a separate chunk; `undefined` if there is none. */
export async function loadService(path: string): Promise<Service | undefined> {
  return Object.hasOwn(serviceModules, path) ? (await serviceModules[path]?.())?.default : undefined
}
