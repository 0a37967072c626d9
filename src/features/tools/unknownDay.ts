import { toolTexts as texts } from '#content/texts/tools.ts'
import { dayText } from '#tools/day.ts'
import type { KnownDays } from '#tools/taxYear.ts'

/** Refuses a day whose rules a tool does not know, with those that it knows. */
export function unknownDay({ first, last }: KnownDays): string {
  return texts.unknown(dayText(first), dayText(last))
}
