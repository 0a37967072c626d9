import type { PictureKind } from '#content/pictures.ts'
import { site } from '#content/site.ts'
import { desk } from './desk/desk.ts'
import { articleDesks } from './desk/desks.ts'
import { articleFigures } from './desk/figures.ts'
import { plates } from './plates/plates.ts'
import { people } from './portraits/people.ts'
import { portrait } from './portraits/portrait.ts'
import { storytellers } from './portraits/storytellers.ts'
import { centred, hero, narrow, wide, wideApart } from './scenes/hero.ts'
import { contactTile, houseLook, pageScenes } from './scenes/house.ts'
import { type Scene, serviceScenes } from './scenes/services.ts'
import { windowTile } from './scenes/window.ts'
import { socialOfDesk, socialOfHero } from './social/social.ts'
import { articleTitles, pageTitles, serviceTitles } from './social/titles.ts'
import { familyThroughArches } from './subjects/familyThroughArches.ts'
import { keyPlate } from './subjects/keyPlate.ts'

/** A picture stored as webp in every width of its kind. */
export interface Drawing {
  kind: PictureKind
  /** With its kind the contract with the pages: `public/art/<kind>/<name>-<width>.webp`. */
  name: string
  draw: () => string
}

const services: [string, Scene][] = Object.entries(serviceScenes)
const pages: [string, Scene][] = Object.entries(pageScenes)

/** Drawings of one kind, one per entry of a table. */
function each<T>(kind: PictureKind, entries: Iterable<readonly [string, T]>, draw: (item: T) => string): Drawing[] {
  return [...entries].map(([name, item]) => ({ kind, name, draw: () => draw(item) }))
}

const family: Scene = { look: serviceScenes.SuccessionCertificate.look, subject: familyThroughArches }
const sealed: Scene = { look: houseLook, subject: keyPlate }

const desks = [
  ...each('desk', Object.entries(articleDesks), (article) => desk(serviceScenes[article.service].look, article)),
  ...each('desk', [['understanding-nri-inheritance-laws', family]], ({ look, subject }) =>
    hero(look, subject, centred),
  ),
]

/** The social picture of a page that has a hero. */
function heroCard(title: string, { look, subject }: Scene): string {
  return socialOfHero({ product: site.product, title, look, art: hero(look, subject, wideApart) })
}

function articleCard(slug: string, title: string): string {
  const article = articleDesks[slug]
  if (!article) return heroCard(title, family)
  const { look } = serviceScenes[article.service]
  return socialOfDesk({ product: site.product, title, look, art: desk(look, article) })
}

const social: Drawing[] = [
  ...Object.entries(pageTitles).map(([name, title]): Drawing => {
    const scene = new Map(pages).get(name) ?? sealed
    return { kind: 'social', name, draw: () => heroCard(title, scene) }
  }),
  ...services.map(([path, scene]): Drawing => {
    return { kind: 'social', name: `service-${path}`, draw: () => heroCard(serviceTitles.get(path) ?? path, scene) }
  }),
  ...[...articleTitles].map(([slug, title]): Drawing => {
    return { kind: 'social', name: `article-${slug}`, draw: () => articleCard(slug, title) }
  }),
]

const numbered = <T>(prefix: string, digits: number, items: readonly T[]) =>
  items.map((item, index): [string, T] => [prefix + String(index + 1).padStart(digits, '0'), item])

/** Every picture of the site. */
export const drawings: readonly Drawing[] = [
  ...each('window', [...services, ['Contact', contactTile] as const], ({ look, subject }) => windowTile(look, subject)),
  ...each('hero', services, ({ look, subject }) => hero(look, subject, wide)),
  ...each('hero', pages, ({ look, subject }) => hero(look, subject, wideApart)),
  ...each('hero-narrow', [...services, ...pages], ({ look, subject }) => hero(look, subject, narrow)),
  ...desks,
  ...each('figure', Object.entries(articleFigures), (article) => desk(serviceScenes[article.service].look, article)),
  ...each('plate', Object.entries(plates), (draw) => draw()),
  ...each('portrait', [...numbered('person-', 2, people), ...numbered('story-', 1, storytellers)], portrait),
  ...social,
]
