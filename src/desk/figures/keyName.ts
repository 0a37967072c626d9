import { languages } from '#content/languages.ts'
import { enquiryTexts } from '#content/texts/staff/enquiry.ts'
import { figureTexts as texts } from '#content/texts/staff/figures.ts'
import { stageTexts } from '#content/texts/staff/stages.ts'
import type { FigureGroup } from '#contract/staff/figures.ts'
import { memberName } from '../data/members.ts'
import { pageName } from '../enquiry/pageName.ts'

const date = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const country = new Intl.DisplayNames('en', { type: 'region' })

/** A day such as '2026-11-23' for people. */
export function dayName(day: string): string {
  return date.format(new Date(`${day}T00:00:00Z`))
}

/** The words for a row's key. Paths stay as they are: two pages may have one name. */
export function keyName(group: FigureGroup, key: string): string {
  if (key === '') return texts.unknown
  if (group === 'services') return pageName({ service: key, page: '' })
  if (group === 'countries') return country.of(key) ?? key
  if (group === 'languages') return languages.find(({ code }) => code === key)?.name ?? key
  if (group === 'channels') return named(enquiryTexts.channels, key)
  if (group === 'stages') return named(stageTexts.names, key)
  if (group === 'lost') return named(stageTexts.reasons, key)
  if (group === 'colleagues') return memberName(key)
  return /^\d{4}-\d\d-\d\d$/.test(key) && group !== 'newsletters' ? dayName(key) : key
}

function named(names: Readonly<Record<string, string>>, key: string): string {
  return names[key] ?? key
}
