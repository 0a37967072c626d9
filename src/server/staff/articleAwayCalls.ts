import type { FastifyInstance } from 'fastify'
import { broughtBack, frontField, takenAway } from '#content/movedArticles.ts'
import { serviceCards } from '#content/services.ts'
import { type ArticleLinks, articleAway, servicePathOf } from '#contract/staff/articles.ts'
import { hashOf, readArticleOrNothing } from '../articles/articleFiles.ts'
import { filesNaming } from '../articles/articleLinks.ts'
import { findDraft } from '../articles/drafts.ts'
import type { queuePublication } from '../articles/publications.ts'
import { HttpError } from '../http/errors.ts'
import type { Desk } from './desk.ts'
import { addStaffCall } from './staffRoute.ts'
import { staffTexts } from './staffTexts.ts'

/** The parts that these calls share with those of editing. */
interface Editing {
  open: (slug: string) => Promise<{ source: string; text: string }>
  queue: (words: Parameters<typeof queuePublication>[1], now: number) => Promise<void>
}

/**
 * Adds taking an article away and bringing it back. Its file stays and names the page that stands in for it, so that both are publications
 * like every other: checked, built, committed, and undone from the history. Comments are left alone.
 */
export function addArticleAwayCalls(app: FastifyInstance, desk: Desk, { open, queue }: Editing): void {
  const { db } = desk.backend.store

  /** A service's address is code: a developer takes it away. */
  const openArticle = async (id: string) => {
    if (servicePathOf(id) !== undefined) throw new HttpError(409, staffTexts.serviceStays)
    return open(id)
  }

  /** An article of the site whose draft nobody has begun: its words would be lost, or come back with it. */
  const openPublished = async (slug: string) => {
    const opened = await openArticle(slug)
    if (opened.text === '' || (await findDraft(db, slug))) throw new HttpError(409, staffTexts.draftInTheWay)
    return opened
  }

  addStaffCall(app, desk, 'articleLinks', undefined, async ({ id }) => {
    const { source, text } = await openArticle(id)
    const columns = ['id', 'title'] as const
    const announced = db.selectFrom('newsletter').select(columns).where('article', '=', id).orderBy('id')
    const comments = db
      .selectFrom('comment')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('blog_id', '=', frontField(text, 'id'))
    const body: ArticleLinks = {
      files: await filesNaming(source, id),
      newsletters: await announced.execute(),
      comments: Number((await comments.executeTakeFirstOrThrow()).count),
    }
    return { body }
  })

  addStaffCall(app, desk, 'takeArticleAway', articleAway, async ({ id, body: { base, to }, actor, now }) => {
    const { source, text } = await openPublished(id)
    if (hashOf(text) !== base) throw new HttpError(409, staffTexts.fileChangedMeanwhile)
    if (frontField(text, 'movedTo') !== '') throw new HttpError(409, staffTexts.awayAlready)
    if (!(await isPage(source, to)) || to === `/blogs/${id}`) throw new HttpError(422, staffTexts.noStandIn)
    const subject = `Take the article ${id} away, and lead its address to ${to}`
    await queue({ slug: id, author: actor, text: takenAway(text, to), base, subject }, now)
    return { status: 202, body: {} }
  })

  addStaffCall(app, desk, 'bringArticleBack', undefined, async ({ id, actor, now }) => {
    const { text } = await openPublished(id)
    if (frontField(text, 'movedTo') === '') throw new HttpError(409, staffTexts.notAway)
    const subject = `Bring the article ${id} back`
    await queue({ slug: id, author: actor, text: broughtBack(text), base: hashOf(text), subject }, now)
    return { status: 202, body: {} }
  })
}

/** Whether the site has the page: a service, or an article that is not away itself. */
async function isPage(source: string, address: string): Promise<boolean> {
  const slug = /^\/blogs\/(.*)$/.exec(address)?.[1]
  if (slug === undefined) return serviceCards.some(({ path }) => address === `/services/${path}`)
  const text = await readArticleOrNothing(source, slug).catch(() => '')
  return text !== '' && frontField(text, 'movedTo') === ''
}
