import type { FastifyBaseLogger } from 'fastify'
import { site } from '#content/site.ts'
import { figureTexts } from '#content/texts/staff/figures.ts'
import { deskPath } from '#contract/deskPath.ts'
import type { Backend } from '../backend.ts'
import { readOffice } from '../enquiries/office.ts'
import { loggable } from '../http/errors.ts'
import type { EmailContent } from '../mail/emailContent.ts'
import { emailTexts } from '../mail/emailTexts.ts'
import { indianOffset } from '../mail/indianTime.ts'
import { clockSlack, enqueueEmail } from '../mail/mailQueue.ts'
import { figuresBetween } from './figures.ts'

const interval = 600_000
/** Names the month whose summary was queued last, such as '2026-10'. */
const setting = 'summary-month'

/** The month before that of a moment, such as '2026-10'. */
export function monthBefore(now: number): string {
  const today = new Date(now + indianOffset)
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, 1)).toISOString().slice(0, 7)
}

/**
 * Queues the figures of the last month, once for all instances, unless the office does not want them. The month in which
 * a server starts for the first time has no summary of the one before. Returns whether it did.
 */
export function queueSummary({ store }: Pick<Backend, 'store'>, now: number): Promise<boolean> {
  const month = monthBefore(now)
  return store.write(async (tx) => {
    const known = await tx.selectFrom('setting').select('value').where('name', '=', setting).executeTakeFirst()
    if (!known) {
      const row = { name: setting, value: month }
      await tx
        .insertInto('setting')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return false
    }
    // Of a clock that has since been turned back: until it is there again, no month would count as over. The one before
    // may have been mailed.
    if (known.value > monthBefore(now + clockSlack)) {
      await tx.updateTable('setting').set({ value: month }).where('name', '=', setting).execute()
      return false
    }
    const next = await tx
      .updateTable('setting')
      .set({ value: month })
      .where('name', '=', setting)
      .where('value', '<', month)
      .returning('name')
      .executeTakeFirst()
    if (!next || (await readOffice(tx)).summary === false) return false
    await enqueueEmail(tx, 'summary', month, now)
    return true
  })
}

/** Looks for a month that is over, while the server runs. Returns a function that stops it. */
export function startSummaries(backend: Backend, log: Pick<FastifyBaseLogger, 'warn'>): () => void {
  const look = async () => {
    try {
      if (backend.mail && backend.staff?.length && (await queueSummary(backend, backend.now()))) backend.wakeMailer()
    } catch (error) {
      log.warn({ problem: loggable(error) }, 'the monthly summary cannot be queued')
    }
  }
  const timer = setInterval(() => void look(), interval).unref()
  return () => clearInterval(timer)
}

/** The figures of a month for the office's mailbox. They name nobody. */
export async function summaryEmail(backend: Backend, month: string): Promise<EmailContent | undefined> {
  const { store, mail, publicUrl, now } = backend
  if ((await readOffice(store.db)).summary === false) return undefined
  const [year = 0, number = 1] = month.split('-').map(Number)
  const from = Date.UTC(year, number - 1, 1) - indianOffset
  const to = Date.UTC(year, number, 1) - indianOffset
  const { enquiries, firstAnswer, groups } = await figuresBetween(store.db, from, to, now())
  const format = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const name = format.format(from + indianOffset)
  const texts = emailTexts.summary
  const hours = (value: number | null) => (value === null ? figureTexts.nothing : figureTexts.hours(value))
  const sum = (rows: readonly { count: number }[]) => String(rows.reduce((total, { count }) => total + count, 0))
  const rows = [
    [figureTexts.enquiries, String(enquiries)],
    [figureTexts.answered, String(firstAnswer.answered)],
    [figureTexts.median, hours(firstAnswer.median)],
    [figureTexts.ninetieth, hours(firstAnswer.ninetieth)],
    [figureTexts.inTime, String(firstAnswer.inTime)],
    [texts.pending, String(firstAnswer.late)],
    [texts.comments, sum(groups.comments)],
    [texts.subscribers, sum(groups.subscribers)],
  ] as const
  return {
    to: mail?.to ?? [site.email],
    subject: texts.subject(name),
    blocks: [
      { kind: 'text', text: texts.lead(name) },
      { kind: 'fields', rows },
      { kind: 'link', label: texts.open, url: `${publicUrl}${deskPath}figures` },
      { kind: 'text', text: texts.off },
    ],
  }
}
