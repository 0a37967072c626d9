import { toolTexts as texts } from '#content/texts/tools.ts'
import { dayText } from '#law/day.ts'
import type { KnownDays } from '#law/taxYear.ts'

/** Refuses a day whose rules a tool does not know, with those that it knows. */
export function unknownDay({ first, last }: KnownDays): string {
  return texts.unknown(dayText(first), dayText(last))
}
