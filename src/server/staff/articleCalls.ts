import type { FastifyInstance } from 'fastify'
import { serviceCards } from '#content/services.ts'
import {
  type ArticleFileAnswer,
  type ArticleFindings,
  type ArticleList,
  articleDraftChange,
  articleDropping,
  articlePublishing,
  articleStart,
  articleVersion,
} from '#contract/staff/articles.ts'
import {
  articleSlugs,
  hashOf,
  kindOf,
  NoArticle,
  noFile,
  nounOf,
  readArticleOrNothing,
  sourceProblem,
} from '../articles/articleFiles.ts'
import { type CheckAnswer, checkArticle } from '../articles/checkArticle.ts'
import { dropDraftPictures } from '../articles/draftPictures.ts'
import { draftItem, dropArticleDraft, findDraft, saveArticleDraft } from '../articles/drafts.ts'
import { listEdited } from '../articles/editedList.ts'
import { fileHistory, fileInCommit, isRepository } from '../articles/git.ts'
import { lastPublications, publishedText, publishedVersions, queuePublication } from '../articles/publications.ts'
import { nextArticleId, startArticle } from '../articles/startArticle.ts'
import { recordAudit } from '../audit/audit.ts'
import { HttpError, loggable } from '../http/errors.ts'
import { recordChange } from '../store/changes.ts'
import type { Tx } from '../store/tables.ts'
import { addArticleAwayCalls } from './articleAwayCalls.ts'
import { addArticlePictureCalls, withDraftPictures } from './articlePictureCalls.ts'
import type { Desk } from './desk.ts'
import { addStaffCall } from './staffRoute.ts'
import { staffTexts } from './staffTexts.ts'

/** Milliseconds after which checks of a draft are taken for lost, with the instance that ran them. */
const checkLease = 240_000
/** No script, nothing from elsewhere; only our own pages may show it. Its styles are in it. */
const previewPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin"

/** Adds editing, checking and publishing the site's articles and services. An id is an article's slug, or a service's as `serviceId` makes it. */
export function addArticleCalls(app: FastifyInstance, desk: Desk): void {
  const { store } = desk.backend
  // One check at a time: each takes a processor for a while.
  let lastCheck: Promise<unknown> = Promise.resolve()

  const openSource = async () => {
    const problem = await sourceProblem(desk.siteSource)
    if (problem !== undefined || desk.siteSource === undefined) throw new HttpError(409, problem ?? '')
    return desk.siteSource
  }

  /** The folder, and the text of the file; an empty one of a new article, which has a draft only. */
  const open = async (slug: string) => {
    const source = await openSource()
    const text = await readArticleOrNothing(source, slug).catch((error: unknown) => {
      throw error instanceof NoArticle ? new HttpError(404, staffTexts.unknownRecord) : error
    })
    if (text === '' && (await findDraft(store.db, slug))?.base !== noFile)
      throw new HttpError(404, staffTexts.unknownRecord)
    return { source, text }
  }

  addStaffCall(app, desk, 'editedArticles', undefined, async () => {
    const problem = await sourceProblem(desk.siteSource)
    const none: ArticleList = { problem: problem ?? '', items: [], services: [], publications: [] }
    if (problem !== undefined || desk.siteSource === undefined) return { body: none }
    return { body: await listEdited(store.db, desk.siteSource) }
  })

  addStaffCall(app, desk, 'startArticle', articleStart, async ({ body, actor, now }) => {
    const source = await openSource()
    if (!serviceCards.some(({ path }) => path === body.service)) throw new HttpError(422, staffTexts.unknownService)
    if ((await articleSlugs(source)).includes(body.slug)) throw new HttpError(409, staffTexts.articleExists)
    const id = await nextArticleId(store.db, source)
    const draft = await store.write(async (tx) => {
      const begun = await startArticle(tx, body, { id, author: actor, now })
      if (begun) await recordAudit(tx, actor, 'article begin', body.slug, now)
      return begun
    })
    if (!draft) throw new HttpError(409, staffTexts.articleExists)
    desk.changes.look()
    return { status: 201, body: draftItem(draft) }
  })

  addStaffCall(app, desk, 'editedArticle', undefined, async ({ id }) => {
    const { source, text } = await open(id)
    const [draft, [publication], inGit] = await Promise.all([
      findDraft(store.db, id),
      lastPublications(store.db, id, 1),
      isRepository(source),
    ])
    const body: ArticleFileAnswer = {
      slug: id,
      text,
      base: hashOf(text),
      draft: draft ? draftItem(draft) : null,
      isChecking: (draft?.check_until ?? 0) > desk.backend.now(),
      findings: draft?.findings ? (JSON.parse(draft.findings) as ArticleFindings) : null,
      history: inGit ? await fileHistory(source, id) : await publishedVersions(store.db, id),
      publication: publication ?? null,
    }
    return { body }
  })

  addStaffCall(app, desk, 'saveArticle', articleDraftChange, async ({ id, body, actor, now }) => {
    await open(id)
    const { saved, draft } = await store.write(async (tx) => {
      const result = await saveArticleDraft(tx, id, body, actor, now)
      if (result.saved) await recordAudit(tx, actor, `${kindOf(id)} save`, id, now)
      return result
    })
    desk.changes.look()
    if (saved && draft) return { body: draftItem(draft) }
    return { status: 409, body: { message: staffTexts.conflict, theirs: draft ? draftItem(draft) : null } }
  })

  addStaffCall(app, desk, 'dropArticle', articleDropping, async ({ id, body: { version }, actor, now }) => {
    const { source } = await open(id)
    const left = await store.write(async (tx) => {
      if (await dropArticleDraft(tx, id, { version, actor, now }))
        await recordAudit(tx, actor, `${kindOf(id)} drop`, id, now)
      return findDraft(tx, id)
    })
    if (left) return { status: 409, body: { message: staffTexts.conflict, theirs: draftItem(left) } }
    await dropDraftPictures(source, id)
    desk.changes.look()
    return {}
  })

  // Answers at once: a proxy would not wait for the checks. The article's own call has them when they are done.
  addStaffCall(app, desk, 'checkArticle', undefined, async ({ id, now }) => {
    const { source } = await open(id)
    const draft = await findDraft(store.db, id)
    if (!draft) throw new HttpError(404, staffTexts.unknownRecord)
    const ofDraft = { slug: id, version: draft.version }
    if (draft.check_until > now) return { status: 202, body: {} }
    await store.write((tx) => setChecked(tx, ofDraft, { check_until: now + checkLease, findings: '', preview: '' }))
    lastCheck = lastCheck.then(async () => {
      try {
        await keepFindings(ofDraft, await checkArticle(source, id, draft.text, { run: desk.runSource }))
      } catch (error) {
        app.log.warn({ problem: loggable(error) }, 'a page could not be checked')
      }
    })
    return { status: 202, body: {} }
  })

  addStaffCall(app, desk, 'articlePreview', undefined, async ({ id }) => {
    const draft = await findDraft(store.db, id)
    if (!draft?.preview) throw new HttpError(404, staffTexts.unknownRecord)
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': previewPolicy }
    return { body: withDraftPictures(draft.preview), headers }
  })

  addStaffCall(app, desk, 'publishArticle', articlePublishing, async ({ id, body, actor, now }) => {
    const { text } = await open(id)
    const draft = await findDraft(store.db, id)
    if (!draft) throw new HttpError(404, staffTexts.unknownRecord)
    if (draft.version !== body.version)
      return { status: 409, body: { message: staffTexts.conflict, theirs: draftItem(draft) } }
    if (draft.base !== hashOf(text)) throw new HttpError(409, staffTexts.fileChanged)
    if (draft.text === text) throw new HttpError(409, staffTexts.nothingChanged)
    const { base, text: words } = draft
    const subject = `${base === noFile ? 'Add' : 'Correct'} ${nounOf(id)}`
    await queue({ slug: id, author: actor, text: words, base, subject }, now)
    return { status: 202, body: {} }
  })

  addStaffCall(app, desk, 'restoreArticle', articleVersion, async ({ id, body: { version }, actor, now }) => {
    const { text } = await open(id)
    const earlier = await earlierText(id, version)
    if (earlier === text) throw new HttpError(409, staffTexts.nothingChanged)
    const subject = `Restore ${nounOf(id)} as of ${version.slice(0, 12)}`
    await queue({ slug: id, author: actor, text: earlier, base: hashOf(text), subject }, now)
    return { status: 202, body: {} }
  })

  addStaffCall(app, desk, 'articleRevision', articleVersion, async ({ id, body: { version } }) => {
    return { body: { text: await earlierText(id, version) } }
  })

  addArticleAwayCalls(app, desk, { open, queue })
  addArticlePictureCalls(app, desk, { openSource, open })

  async function earlierText(slug: string, version: string): Promise<string> {
    const { source } = await open(slug)
    const found = version.includes('-')
      ? await publishedText(store.db, slug, version)
      : await fileInCommit(source, slug, version)
    if (found === undefined) throw new HttpError(404, staffTexts.unknownRecord)
    return found
  }

  async function queue(words: Parameters<typeof queuePublication>[1], now: number): Promise<void> {
    await store.write(async (tx) => {
      const { id } = await queuePublication(tx, words, now)
      await recordAudit(tx, words.author, `${kindOf(words.slug)} queue`, id, now)
    })
    desk.changes.look()
  }

  async function keepFindings(draft: DraftVersion, { preview, ...findings }: CheckAnswer): Promise<void> {
    const kept: ArticleFindings = { ...findings, version: draft.version, hasPreview: preview !== '' }
    await store.write(async (tx) => {
      await setChecked(tx, draft, { check_until: 0, findings: JSON.stringify(kept), preview })
      await recordChange(tx, 'article', draft.slug, 'changed', desk.backend.now())
    })
    desk.changes.look()
  }
}

interface DraftVersion {
  slug: string
  version: number
}

async function setChecked(
  tx: Tx,
  { slug, version }: DraftVersion,
  values: { check_until: number; findings: string; preview: string },
): Promise<void> {
  await tx.updateTable('article_draft').set(values).where('slug', '=', slug).where('version', '=', version).execute()
}
