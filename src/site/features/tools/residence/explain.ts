import { law } from '#content/law.ts'
import { residenceTexts as texts } from '#content/tools/residence.ts'
import { type Day, dayText } from '#law/day.ts'
import type { Answer, Question } from '#law/residence/answer.ts'
import { type Facts, isDeemed, isNotOrdinary, isResident, isVisitor, shortDays } from '#law/residence/decide.ts'
import { endOf } from '#law/residence/stays.ts'
import { firstDayOf, lastDayOf, taxYearName } from '#law/taxYear.ts'

/** The title of the answer: one status, or that it is not settled. */
export function titleOf({ statuses }: Answer, { year }: Question): string {
  const [only] = statuses
  if (statuses.length === 1 && only) return texts.inYear(texts.status[only], taxYearName(year))
  return `${texts.unsettled}: ${statuses.map((status) => texts.status[status]).join(' / ')}`
}

/** The answer in sentences, for a question: the status, why it is open, and what a later flight changes. */
export function answerLines(answer: Answer, question: Question): string[] {
  return [titleOf(answer, question), ...answer.doubts.map((doubt) => texts.doubt[doubt]), ...spareOf(answer, question)]
}

/** The questions of section 6, in its order, with the answers from the list of stays. */
export function stepsOf({ tried, days }: Answer, { person, purpose }: Question): string[] {
  const shown = texts.days(days.both, days.withoutArrivals)
  const four = rangeOf(tried, 'fourYears')
  const least = [...new Set(tried.map(shortDays))]
  const visitor = isVisitor({ person, purpose })
  const [only] = least
  return [
    texts.steps.long(
      shown,
      outcome(tried, (facts) => facts.days >= law.residentDays.value),
    ),
    least.length > 1
      ? texts.steps.shortVisitUnknown
      : only === undefined
        ? visitor
          ? texts.steps.shortVisit
          : texts.steps.shortJob
        : texts.steps.short(
            only,
            texts.range(Math.min(days.both, days.withoutArrivals), days.both),
            four,
            outcome(tried, (facts) => facts.days >= only && facts.fourYears >= law.fourYearDays.value),
          ),
    ...(person === 'citizen' && !tried.every(isResident) ? [deemedStep(tried)] : []),
    ...(tried.some(isResident)
      ? [
          texts.steps.notOrdinary(
            rangeOf(tried, 'nonResidentYears'),
            rangeOf(tried, 'sevenYears'),
            outcome(tried, isByHistory),
          ),
        ]
      : []),
    ...(visitor && tried.some((facts) => facts.above && isResident(facts)) ? [texts.steps.visitorRnor] : []),
  ]
}

/** How many more days change nothing, and until when the last stay of the year may last. */
export function spareOf({ spare, days }: Answer, { year, stays }: Question): string[] {
  if (spare === undefined) return []
  const name = taxYearName(year)
  const length = lastDayOf(year) - firstDayOf(year) + 1
  if (spare >= length - days.both) return [texts.spareAll(name)]
  const until = lastFlight(spare, { year, stays })
  return [
    spare === 0 ? texts.spareNone(name) : texts.spare(spare, name),
    ...(until === undefined ? [] : [texts.lastFlight(dayText(until))]),
    texts.spareHint,
  ]
}

/** The last day to leave, if the last stay ends within the year and can be longer without running into the next year. */
function lastFlight(spare: number, { year, stays }: Pick<Question, 'year' | 'stays'>): Day | undefined {
  const end = Math.max(...stays.map(endOf))
  const until = end + spare
  return spare > 0 && end >= firstDayOf(year) && until <= lastDayOf(year) ? until : undefined
}

function deemedStep(tried: readonly Facts[]): string {
  if (tried.every(isDeemed)) return texts.steps.deemed
  return tried.some(isDeemed) ? texts.steps.deemedUnknown : texts.steps.deemedNot
}

/** Not ordinarily resident by the years before, whatever this year's income. */
function isByHistory(facts: Facts): boolean {
  return isNotOrdinary({ ...facts, above: false })
}

function outcome(tried: readonly Facts[], test: (facts: Facts) => boolean): string {
  if (tried.every(test)) return texts.outcome.yes
  return tried.some(test) ? texts.outcome.open : texts.outcome.no
}

function rangeOf(tried: readonly Facts[], name: 'fourYears' | 'sevenYears' | 'nonResidentYears'): string {
  const values = tried.map((facts) => facts[name])
  return texts.range(Math.min(...values), Math.max(...values))
}
