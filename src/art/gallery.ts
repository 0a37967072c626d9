import type { PictureKind } from '#content/pictures.ts'
import { site } from '#content/site.ts'
import { articleFronts } from './articleScene/articleFronts.ts'
import { articleScene } from './articleScene/articleScene.ts'
import { articleScenes, type SceneOfArticle } from './articleScene/articleScenes.ts'
import { composedScene } from './articleScene/composedScene.ts'
import { articleFigures } from './articleScene/figures.ts'
import { plates } from './plates/plates.ts'
import { people } from './portraits/people.ts'
import { portrait } from './portraits/portrait.ts'
import { storytellers } from './portraits/storytellers.ts'
import { centred, hero, narrow, wide, wideApart } from './scenes/hero.ts'
import { contactTile, houseStyle, pageScenes } from './scenes/house.ts'
import { type Scene, serviceScenes } from './scenes/services.ts'
import { windowTile } from './scenes/window.ts'
import { socialOfHero, socialOfScene } from './social/social.ts'
import { articleTitles, guideTitles, pageTitles, serviceTitles } from './social/titles.ts'
import { toolCards } from './social/toolScenes.ts'
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

const family: Scene = { style: serviceScenes.SuccessionCertificate.style, subject: familyThroughArches }
const sealed: Scene = { style: houseStyle, subject: keyPlate }

/** Articles with a hero as that of a service in place of a desk. */
const heroesOfArticles = new Map([['understanding-nri-inheritance-laws', family]])

/** The desk of each article by slug: its own, or a composed one, older articles first, so that a new one changes no other. */
export const desks: ReadonlyMap<string, SceneOfArticle> = articleFronts
  .filter(({ slug }) => !articleScenes[slug] && !heroesOfArticles.has(slug))
  .toSorted((one, other) => one.number - other.number)
  .reduce(
    (all, article) => all.set(article.slug, composedScene(article, [...all.values()])),
    new Map(Object.entries(articleScenes)),
  )

const articleHeads = [
  ...each('desk', desks, (article) => articleScene(serviceScenes[article.service].style, article)),
  ...each('desk', heroesOfArticles, ({ style, subject }) => hero(style, subject, centred)),
]

/** The social picture of a page that has a hero. */
function heroCard(title: string, { style, subject }: Scene): string {
  return socialOfHero({ product: site.product, title, style, art: hero(style, subject, wideApart) })
}

function articleCard(slug: string, title: string): string {
  const article = desks.get(slug)
  return article ? sceneCard(title, article) : heroCard(title, family)
}

/** The social picture of a page that has a desk. */
function sceneCard(title: string, scene: SceneOfArticle): string {
  const { style } = serviceScenes[scene.service]
  return socialOfScene({ product: site.product, title, style, art: articleScene(style, scene) })
}

const social: Drawing[] = [
  ...Object.entries(pageTitles).map(([name, title]): Drawing => {
    const scene = new Map(pages).get(name) ?? sealed
    return { kind: 'social', name, draw: () => heroCard(title, scene) }
  }),
  ...services.map(([path, scene]): Drawing => {
    return { kind: 'social', name: `service-${path}`, draw: () => heroCard(serviceTitles.get(path) ?? path, scene) }
  }),
  ...[...guideTitles].map(([name, title]): Drawing => {
    return { kind: 'social', name, draw: () => heroCard(title, serviceScenes.Documents) }
  }),
  ...[...toolCards].map(([name, card]): Drawing => {
    return { kind: 'social', name, draw: () => sceneCard(card.title, card) }
  }),
  ...[...articleTitles].map(([slug, title]): Drawing => {
    return { kind: 'social', name: `article-${slug}`, draw: () => articleCard(slug, title) }
  }),
]

const numbered = <T>(prefix: string, digits: number, items: readonly T[]) =>
  items.map((item, index): [string, T] => [prefix + String(index + 1).padStart(digits, '0'), item])

/** Every picture of the site. */
export const drawings: readonly Drawing[] = [
  ...each('window', [...services, ['Contact', contactTile] as const], ({ style, subject }) =>
    windowTile(style, subject),
  ),
  ...each('hero', services, ({ style, subject }) => hero(style, subject, wide)),
  ...each('hero', pages, ({ style, subject }) => hero(style, subject, wideApart)),
  ...each('hero-narrow', [...services, ...pages], ({ style, subject }) => hero(style, subject, narrow)),
  ...articleHeads,
  ...each('figure', Object.entries(articleFigures), (article) =>
    articleScene(serviceScenes[article.service].style, article),
  ),
  ...each('plate', Object.entries(plates), (draw) => draw()),
  ...each('portrait', [...numbered('person-', 2, people), ...numbered('story-', 1, storytellers)], portrait),
  ...social,
]
