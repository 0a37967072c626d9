import type { ExpressionBuilder, Kysely } from 'kysely'
import { languages, sourceLanguage } from '#content/languages.ts'
import { officeZone } from '#contract/staff/calls.ts'
import type { NewsletterAudience } from '#contract/staff/newsletters.ts'
import { momentOf } from '#contract/staff/zoneTime.ts'
import { readOffice } from '../enquiries/office.ts'
import type { Tables } from '../store/tables.ts'
import { importedConsent, statedConsent } from '../subscriptions/listSubscribers.ts'

const day = 86_400_000

/** The time zone of the office: that of its calls, or else India's. */
export async function zoneOfOffice(db: Pick<Kysely<Tables>, 'selectFrom'>): Promise<string> {
  return (await readOffice(db)).calls?.zone ?? officeZone
}

/** The confirmed subscribers whom the audience includes, with the language that each reads. */
export async function readersOf(
  db: Pick<Kysely<Tables>, 'selectFrom'>,
  { language, source, from, to }: NewsletterAudience,
): Promise<{ id: string; language: string }[]> {
  const zone = await zoneOfOffice(db)
  const start = from === '' ? undefined : midnight(Date.parse(from), zone)
  const end = to === '' ? undefined : midnight(Date.parse(to) + day, zone)
  return db
    .selectFrom('subscriber')
    .select(['id', 'language'])
    .where('state', '=', 'confirmed')
    .$if(language !== '', (query) => query.where((eb) => reads(eb, language)))
    .$if(source === 'form', (query) => query.where('consent_version', 'not in', [statedConsent, importedConsent]))
    .$if(source === 'stated' || source === 'imported', (query) => query.where('consent_version', '=', source))
    .$if(start !== undefined, (query) => query.where('confirmed_at', '>=', start ?? 0))
    .$if(end !== undefined, (query) => query.where('confirmed_at', '<', end ?? 0))
    .execute()
}

/** The language in which they read the site: the first one if theirs is no language of the site any more. */
export function readerLanguage({ language }: { language: string }): string {
  return languages.some(({ code }) => code === language) ? language : sourceLanguage.code
}

/** The same as a condition. */
function reads(eb: ExpressionBuilder<Tables, 'subscriber'>, code: string) {
  const others = languages.map((one) => one.code).filter((one) => one !== sourceLanguage.code)
  if (code !== sourceLanguage.code) return eb('language', '=', code)
  return others.length === 0 ? eb('language', 'is not', null) : eb('language', 'not in', others)
}

/** The first moment of a day in the zone; where clocks are put forward at midnight, an hour later. */
function midnight(wall: number, zone: string): number {
  return momentOf(wall, zone) ?? momentOf(wall + day / 24, zone) ?? wall
}
