import type { Kysely } from 'kysely'
import { officeZone } from '#contract/staff/calls.ts'
import { answerHours as byDefaultHours } from '#contract/staff/enquiries.ts'
import type { OfficeAnswer, OfficeSettings } from '#contract/staff/messages.ts'
import type { LimitWindow } from '../http/limitWindows.ts'
import { indianOffset } from '../mail/indianTime.ts'
import { recordChange } from '../store/changes.ts'
import { bumpVersion, followsVersion } from '../store/ownVersion.ts'
import type { Tables, Tx } from '../store/tables.ts'

const hour = 3_600_000
const day = 24 * hour
/** Days that are looked at for one promise: more than the holidays that the settings may have. */
const mostDays = 3000

const id = 'office'
const byDefault: OfficeSettings = { version: 0, days: [0, 1, 2, 3, 4, 5, 6], holidays: [], acknowledges: true }

/** The office's own settings; by default it works every day and acknowledges enquiries. */
export async function readOffice(db: Pick<Kysely<Tables>, 'selectFrom'>): Promise<OfficeSettings> {
  const row = await db.selectFrom('office').select(['value', 'version']).where('id', '=', id).executeTakeFirst()
  return row ? { ...byDefault, ...(JSON.parse(row.value) as Partial<OfficeSettings>), version: row.version } : byDefault
}

/** The day that it is by the office's own clock, such as '2026-12-01'. */
export async function officeToday(db: Pick<Kysely<Tables>, 'selectFrom'>, now: number): Promise<string> {
  const { calls } = await readOffice(db)
  return new Intl.DateTimeFormat('en-CA', { timeZone: calls?.zone ?? officeZone, dateStyle: 'short' }).format(now)
}

/**
 * Stores settings that were made from the stored version, or from one since which only the same member has changed them. Returns
 * those that are stored now, and whether they are new.
 */
export async function saveOffice(
  tx: Tx,
  { version, ...settings }: OfficeSettings,
  actor: string,
  now: number,
): Promise<{ saved: boolean; office: OfficeSettings }> {
  const value = JSON.stringify({ ...settings, days: [...new Set(settings.days)].sort() })
  const first = { id, value, version: 1, changed_by: actor, own_since: 0 }
  const added = await tx
    .insertInto('office')
    .values(first)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  const row =
    added ??
    (await tx
      .updateTable('office')
      .set({ value, ...bumpVersion(actor) })
      .where('id', '=', id)
      .where(followsVersion(version, actor))
      .returning('id')
      .executeTakeFirst())
  if (row) await recordChange(tx, 'office', '', 'changed', now)
  return { saved: row !== undefined, office: await readOffice(tx) }
}

/** Beyond which emails to the office are put together: as the office says, or else the settings of the server. */
export async function digestRate(
  db: Pick<Kysely<Tables>, 'selectFrom'>,
  bySettings: LimitWindow | undefined,
): Promise<LimitWindow | undefined> {
  const { digest } = await readOffice(db)
  if (digest === undefined) return bySettings
  return digest ? { count: digest.count, seconds: digest.minutes * 60 } : undefined
}

/** The values of what the office has not set. */
export function officeDefaults(bySettings: LimitWindow | undefined): OfficeAnswer['defaults'] {
  return {
    answerHours: byDefaultHours,
    digest: bySettings ? { count: bySettings.count, minutes: Math.max(1, Math.round(bySettings.seconds / 60)) } : false,
    emails: { enquiries: true, comments: true },
  }
}

/** When the office is to answer what came at this time: so many hours later, not counting days on which it is closed. */
export function promisedAt(
  from: number,
  { days, holidays, answerHours = byDefaultHours }: Pick<OfficeSettings, 'days' | 'holidays' | 'answerHours'>,
): number {
  const closed = new Set(holidays)
  let at = from + indianOffset
  let left = answerHours * hour
  for (let count = 0; count < mostDays && left > 0; count += 1) {
    const midnight = Math.floor(at / day) * day
    const date = new Date(midnight)
    const isOpen = days.includes(date.getUTCDay()) && !closed.has(date.toISOString().slice(0, 10))
    const step = isOpen ? Math.min(left, midnight + day - at) : 0
    left -= step
    at = step > 0 && left <= 0 ? at + step : midnight + day
  }
  return at - indianOffset
}
