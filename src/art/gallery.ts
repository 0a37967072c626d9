import type { PictureKind } from '#content/pictures.ts'
import { desk } from './desk/desk.ts'
import { articleDesks } from './desk/desks.ts'
import { articleFigures } from './desk/figures.ts'
import { plates } from './plates/plates.ts'
import { people, storytellers } from './portraits/people.ts'
import { portrait } from './portraits/portrait.ts'
import { centred, hero, narrow, wide, wideApart } from './scenes/hero.ts'
import { contactTile, pageScenes } from './scenes/house.ts'
import { serviceScenes } from './scenes/services.ts'
import { windowTile } from './scenes/window.ts'
import { familyThroughArches } from './subjects/familyThroughArches.ts'

/** A picture stored as webp in every width of its kind. */
export interface Drawing {
  kind: PictureKind
  /** With its kind the contract with the pages: `public/art/<kind>/<name>-<width>.webp`. */
  name: string
  draw: () => string
}

const services = Object.entries(serviceScenes)
const pages = Object.entries(pageScenes)

/** Every picture of the site. */
export const drawings: readonly Drawing[] = [
  ...[...services, ['Contact', contactTile] as const].map(
    ([name, { look, subject }]): Drawing => ({
      kind: 'window',
      name,
      draw: () => windowTile(look, subject),
    }),
  ),
  ...services.map(
    ([name, { look, subject }]): Drawing => ({ kind: 'hero', name, draw: () => hero(look, subject, wide) }),
  ),
  ...pages.map(
    ([name, { look, subject }]): Drawing => ({ kind: 'hero', name, draw: () => hero(look, subject, wideApart) }),
  ),
  ...[...services, ...pages].map(
    ([name, { look, subject }]): Drawing => ({
      kind: 'hero-narrow',
      name,
      draw: () => hero(look, subject, narrow),
    }),
  ),
  ...Object.entries(articleDesks).map(
    ([name, article]): Drawing => ({
      kind: 'desk',
      name,
      draw: () => desk(serviceScenes[article.service].look, article),
    }),
  ),
  {
    kind: 'desk',
    name: 'understanding-nri-inheritance-laws',
    draw: () => hero(serviceScenes.SuccessionCertificate.look, familyThroughArches, centred),
  },
  ...Object.entries(articleFigures).map(
    ([name, article]): Drawing => ({
      kind: 'figure',
      name,
      draw: () => desk(serviceScenes[article.service].look, article),
    }),
  ),
  ...Object.entries(plates).map(([name, draw]): Drawing => ({ kind: 'plate', name, draw })),
  ...people.map(
    (person, index): Drawing => ({
      kind: 'portrait',
      name: `person-${String(index + 1).padStart(2, '0')}`,
      draw: () => portrait(person),
    }),
  ),
  ...storytellers.map(
    (person, index): Drawing => ({ kind: 'portrait', name: `story-${index + 1}`, draw: () => portrait(person) }),
  ),
]
