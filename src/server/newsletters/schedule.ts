import type { NewsletterAudience } from '#contract/staff/newsletters.ts'
import { momentOf } from '#contract/staff/zoneTime.ts'
import { recordAudit, scheduleActor } from '../audit/audit.ts'
import { recordChange } from '../store/changes.ts'
import { bumpVersion, followsVersion } from '../store/ownVersion.ts'
import type { Store } from '../store/store.ts'
import type { Tx } from '../store/tables.ts'
import { readersOf, zoneOfOffice } from './audience.ts'
import { startSending } from './sending.ts'

const day = 86_400_000
/** A newsletter that is so late is not sent any more: a server that was away for days would send old news. */
const tooLate = day
/** How far ahead it can be scheduled. */
const furthest = 366 * day

/** A time of the office's clock, such as '2026-12-01' and '09:30'. */
interface OfficeTime {
  day: string
  time: string
}

/**
 * Schedules a draft, or moves one that has not begun. 'conflict' if it is neither, or not of this version; 'nobody' if its
 * audience is empty; 'noTime', 'past' and 'far' if it cannot begin then.
 */
export async function scheduleSending(
  tx: Tx,
  id: string,
  version: number,
  at: OfficeTime,
  actor: string,
  now: number,
): Promise<'scheduled' | 'conflict' | 'nobody' | 'noTime' | 'past' | 'far'> {
  const moment = momentOf(Date.parse(`${at.day}T${at.time}:00Z`), await zoneOfOffice(tx))
  if (moment === undefined) return 'noTime'
  if (moment <= now) return 'past'
  if (moment > now + furthest) return 'far'
  const row = await tx.selectFrom('newsletter').select('audience').where('id', '=', id).executeTakeFirst()
  if (!row) return 'conflict'
  if ((await readersOf(tx, JSON.parse(row.audience) as NewsletterAudience)).length === 0) return 'nobody'
  const scheduled = await tx
    .updateTable('newsletter')
    .set({ state: 'scheduled', send_at: moment, ...bumpVersion(actor) })
    .where('id', '=', id)
    .where('state', 'in', ['draft', 'scheduled'])
    .where(followsVersion(version, actor))
    .returning('id')
    .executeTakeFirst()
  if (!scheduled) return 'conflict'
  await recordChange(tx, 'newsletter', id, 'changed', now)
  return 'scheduled'
}

/** Makes a newsletter that has not begun a draft again. Returns whether it was scheduled. */
export async function cancelSchedule(tx: Tx, id: string, actor: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('newsletter')
    .set({ state: 'draft', send_at: null, ...bumpVersion(actor) })
    .where('id', '=', id)
    .where('state', '=', 'scheduled')
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await recordChange(tx, 'newsletter', id, 'changed', now)
  return numUpdatedRows > 0n
}

/** Takes those off the schedule that were to begin before the time; they stay drafts that say so. Returns how many. */
export async function dropSchedules(tx: Tx, before: number, now: number): Promise<number> {
  const rows = await tx
    .selectFrom('newsletter')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('send_at', '<', before)
    .execute()
  for (const { id } of rows) await drop(tx, id, now)
  return rows.length
}

/**
 * Begins what is due, each once however many instances ask: the row is locked (PostgreSQL), or there is one writer (SQLite), and
 * its state changes in the same transaction. What is a day late becomes a draft again. Returns how many began.
 */
export async function startDue(store: Store, now: number): Promise<number> {
  const isDue = await store.db
    .selectFrom('newsletter')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('send_at', '<=', now)
    .limit(1)
    .executeTakeFirst()
  if (!isDue) return 0
  return store.write(async (tx) => {
    const due = await tx
      .selectFrom('newsletter')
      .select(['id', 'version', 'send_at'])
      .where('state', '=', 'scheduled')
      .where('send_at', '<=', now)
      .$if(store.dialect === 'postgres', (query) => query.forUpdate().skipLocked())
      .execute()
    let started = 0
    for (const { id, version, send_at } of due) {
      if (now - (send_at ?? 0) > tooLate) {
        await drop(tx, id, now)
        await recordAudit(tx, scheduleActor, 'newsletter miss', id, now)
        continue
      }
      const result = await startSending(tx, id, version, now, 'scheduled')
      if (result === 'nobody') await endWithoutReaders(tx, id, now)
      await recordAudit(tx, scheduleActor, 'newsletter send', id, now)
      started += 1
    }
    return started
  })
}

async function drop(tx: Tx, id: string, now: number): Promise<void> {
  await tx
    .updateTable('newsletter')
    .set({ state: 'draft', ...bumpVersion(scheduleActor) })
    .where('id', '=', id)
    .where('state', '=', 'scheduled')
    .execute()
  await recordChange(tx, 'newsletter', id, 'changed', now)
}

/** Everybody left between scheduling and sending. */
async function endWithoutReaders(tx: Tx, id: string, now: number): Promise<void> {
  await tx
    .updateTable('newsletter')
    .set({ state: 'sent', started_at: now, ended_at: now })
    .where('id', '=', id)
    .execute()
  await recordChange(tx, 'newsletter', id, 'changed', now)
}
