import type { FastifyInstance } from 'fastify'
import { languages, sourceLanguage, translations } from '#content/languages.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import type { Listing } from '#contract/staff/listing.ts'
import {
  type NewsletterArticle,
  type NewsletterEdition,
  type NewsletterItem,
  type NewsletterPreview,
  type NewsletterReach,
  newsletterAudience,
  newsletterChange,
  newsletterSchedule,
  newsletterSearch,
  newsletterSending,
} from '#contract/staff/newsletters.ts'
import { removal } from '#contract/staff/removal.ts'
import { recordAudit } from '../audit/audit.ts'
import { HttpError } from '../http/errors.ts'
import { toPlainText } from '../mail/emailBody.ts'
import { enqueueEmail } from '../mail/mailQueue.ts'
import { readerLanguage, readersOf, zoneOfOffice } from '../newsletters/audience.ts'
import { findNewsletter, listNewsletters } from '../newsletters/counts.ts'
import { removeDraft, saveDraft } from '../newsletters/drafts.ts'
import { newsletterBody, newsletterPage } from '../newsletters/newsletterEmail.ts'
import { newsletterPreviewHtml } from '../newsletters/newsletterHtml.ts'
import { cancelSchedule, scheduleSending } from '../newsletters/schedule.ts'
import { resumeSending, startSending, stopSending } from '../newsletters/sending.ts'
import { siteArticles } from '../site/siteArticles.ts'
import type { NewsletterRow } from '../store/subscriberTables.ts'
import type { Tx } from '../store/tables.ts'
import type { Desk } from './desk.ts'
import { createOnce } from './runOnce.ts'
import { addStaffCall } from './staffRoute.ts'
import { staffTexts } from './staffTexts.ts'

/** Adds writing newsletters, sending them, and what became of them. */
export function addNewsletterCalls(app: FastifyInstance, desk: Desk): void {
  const { store, mail, wakeMailer } = desk.backend
  const one = async (id: string): Promise<NewsletterItem> => {
    const found = await findNewsletter(store.db, id)
    if (!found) throw new HttpError(404, staffTexts.unknownRecord)
    return found
  }
  const row = async (id: string): Promise<NewsletterRow> => {
    const found = await store.db.selectFrom('newsletter').selectAll().where('id', '=', id).executeTakeFirst()
    if (!found) throw new HttpError(404, staffTexts.unknownRecord)
    return found
  }
  const needMail = () => {
    if (!mail) throw new HttpError(409, staffTexts.noMail)
  }

  addStaffCall(app, desk, 'newsletterArticles', undefined, async () => {
    const items = siteArticles().map((card): NewsletterArticle => {
      return { slug: card.slug, title: card.displayName, summary: card.metaDescription }
    })
    const answer: Listing<NewsletterArticle> = { items }
    return { body: answer }
  })

  addStaffCall(app, desk, 'newsletters', newsletterSearch, async ({ body: { cursor, limit } }) => {
    return { body: await listNewsletters(store.db, cursor, limit) }
  })

  addStaffCall(app, desk, 'newsletter', undefined, async ({ id }) => ({ body: await one(id) }))

  addStaffCall(app, desk, 'saveNewsletter', newsletterChange, async (context) => {
    const { body, actor, now } = context
    if (body.article !== '' && !siteArticles().some(({ slug }) => slug === body.article))
      throw new HttpError(422, staffTexts.unknownArticle)
    const isKnown = (code: string) => translations.some((one) => one.code === code)
    if (!Object.keys(body.translations).every(isKnown)) throw new HttpError(422, staffTexts.unknownLanguage)
    const save = async (tx: Tx, newId: string) => {
      const result = await saveDraft(tx, body, actor, newId, now)
      if (result.state === 'created' || result.state === 'changed')
        await recordAudit(tx, actor, 'newsletter save', result.newsletter.id, now)
      return result
    }
    const made = await createOnce(context, async (tx, newId) => void (await save(tx, newId)))
    if (made !== undefined) {
      desk.changes.look()
      return { status: 201, body: await one(made) }
    }
    const saved = await store.write((tx) => save(tx, uuidv7(now)))
    desk.changes.look()
    if (saved.state === 'missing') throw new HttpError(404, staffTexts.unknownRecord)
    const item = await one(saved.newsletter.id)
    if (saved.state === 'conflict') return { status: 409, body: { message: staffTexts.conflict, theirs: item } }
    return { status: saved.state === 'created' ? 201 : 200, body: item }
  })

  addStaffCall(app, desk, 'removeNewsletter', removal, async ({ id, body: { version }, actor, now }) => {
    const result = await store.write(async (tx) => {
      const outcome = await removeDraft(tx, id, version, actor, now)
      if (outcome === 'removed') await recordAudit(tx, actor, 'newsletter remove', id, now)
      return outcome
    })
    desk.changes.look()
    if (result === 'noDraft') throw new HttpError(409, staffTexts.notDraft)
    if (result === 'conflict') return { status: 409, body: { message: staffTexts.conflict, theirs: await one(id) } }
    return {}
  })

  addStaffCall(app, desk, 'previewNewsletter', undefined, async ({ id }) => {
    const words = await row(id)
    const editions = languages.map(({ code }): NewsletterEdition => {
      const page = newsletterPage(words, code, '#')
      return {
        language: code,
        isFallback: page.lang !== code,
        subject: page.title,
        light: newsletterPreviewHtml(page, 'light'),
        dark: newsletterPreviewHtml(page, 'dark'),
        text: toPlainText(newsletterBody({ ...page, unsubscribeUrl: '…' }).blocks),
      }
    })
    const answer: NewsletterPreview = { editions }
    return { body: answer }
  })

  addStaffCall(app, desk, 'testNewsletter', undefined, async ({ id, actor, now }) => {
    needMail()
    const newsletter = await one(id)
    await store.write(async (tx) => {
      for (const language of [sourceLanguage.code, ...Object.keys(newsletter.translations)]) {
        const test = { id: uuidv7(now), newsletter_id: id, address: actor, language, created_at: now }
        await tx.insertInto('newsletter_test').values(test).execute()
        await enqueueEmail(tx, 'newsletterTest', test.id, now)
      }
      await recordAudit(tx, actor, 'newsletter test', id, now)
    })
    wakeMailer()
    return {}
  })

  addStaffCall(app, desk, 'newsletterReach', newsletterAudience, async ({ body }) => {
    const readers = await readersOf(store.db, body)
    const of = languages.map(({ code }) => [code, readers.filter((reader) => readerLanguage(reader) === code).length])
    const answer: NewsletterReach = {
      readers: readers.length,
      languages: Object.fromEntries(of) as Record<string, number>,
      zone: await zoneOfOffice(store.db),
    }
    return { body: answer }
  })

  addStaffCall(app, desk, 'scheduleNewsletter', newsletterSchedule, async ({ id, body, actor, now }) => {
    needMail()
    const { version, ...at } = body
    const result = await store.write(async (tx) => {
      const state = await scheduleSending(tx, id, version, at, actor, now)
      if (state === 'scheduled') await recordAudit(tx, actor, 'newsletter schedule', id, now)
      return state
    })
    desk.changes.look()
    if (result === 'nobody') throw new HttpError(409, staffTexts.noSubscribers)
    if (result === 'noTime' || result === 'past' || result === 'far')
      throw new HttpError(422, staffTexts.schedule[result])
    const item = await one(id)
    if (result === 'conflict') return { status: 409, body: { message: staffTexts.conflict, theirs: item } }
    return { body: item }
  })

  addStaffCall(app, desk, 'unscheduleNewsletter', undefined, async ({ id, actor, now }) => {
    await change('newsletter unschedule', staffTexts.notScheduled, id, actor, now, (tx) =>
      cancelSchedule(tx, id, actor, now),
    )
    return { body: await one(id) }
  })

  addStaffCall(app, desk, 'sendNewsletter', newsletterSending, async ({ id, body: { version }, actor, now }) => {
    needMail()
    const result = await store.write(async (tx) => {
      const state = await startSending(tx, id, version, now)
      if (state === 'started') await recordAudit(tx, actor, 'newsletter send', id, now)
      return state
    })
    desk.changes.look()
    if (result === 'nobody') throw new HttpError(409, staffTexts.noSubscribers)
    const item = await one(id)
    if (result === 'conflict') return { status: 409, body: { message: staffTexts.conflict, theirs: item } }
    return { body: item }
  })

  addStaffCall(app, desk, 'stopNewsletter', undefined, async ({ id, actor, now }) => {
    await change('newsletter stop', staffTexts.notSending, id, actor, now, (tx) => stopSending(tx, id, now))
    return { body: await one(id) }
  })

  addStaffCall(app, desk, 'resumeNewsletter', undefined, async ({ id, actor, now }) => {
    needMail()
    await change('newsletter resume', staffTexts.notStopped, id, actor, now, (tx) => resumeSending(tx, id, now))
    return { body: await one(id) }
  })

  /** Does it and notes who did, or answers 409 with what to do if it does not apply. */
  async function change(
    action: string,
    otherwise: string,
    id: string,
    actor: string,
    now: number,
    effect: (tx: Tx) => Promise<boolean>,
  ): Promise<void> {
    const done = await store.write(async (tx) => {
      const isDone = await effect(tx)
      if (isDone) await recordAudit(tx, actor, action, id, now)
      return isDone
    })
    desk.changes.look()
    if (!done) throw new HttpError(409, otherwise)
  }
}
