import { refundTexts as texts } from '#content/tools/refund.ts'
import { dayText } from '#law/day.ts'
import type { AwaitedRefund, NextStep, RefundResult } from '#law/refund/refund.ts'
import { isUnderNewAct } from '#law/taxYear.ts'
import type { RibbonDay } from '#ui/drawing/DayRibbon.tsx'

/** The steps for which the grievance is there to copy. */
const withLetter: readonly NextStep[] = ['waitOver', 'unpaid']

/** The next step as a title, the sentences below it, and whether a letter belongs to it. */
export function verdictOf(result: RefundResult): { title: string; lines: string[]; hasLetter: boolean } {
  const { step, counted, inTime, interestFrom } = result
  return {
    title: titleOf(result),
    lines: [
      texts.lines[step === 'early' ? 'file' : step],
      ...(counted === undefined || step === 'tooLate'
        ? []
        : [texts.counts[inTime ? 'inTime' : 'late'](dayText(counted))]),
      ...(interestFrom === undefined ? [] : [texts.interestFrom(dayText(interestFrom))]),
    ],
    hasLetter: withLetter.includes(step),
  }
}

function titleOf({ step, dates, verifyBy, processBy }: RefundResult): string {
  const { title } = texts
  const said = (day: number | undefined) => (day === undefined ? '' : dayText(day))
  switch (step) {
    case 'early':
      return title.early(said(dates.from))
    case 'file':
      return title.file(said(dates.due))
    case 'fileLate':
      return title.fileLate(said(dates.belated))
    case 'verify':
      return title.verify(said(verifyBy))
    case 'verifyLate':
      return title.verifyLate(said(verifyBy), said(dates.belated))
    case 'wait':
    case 'waitOver':
      return title[step](said(processBy))
    default:
      return title[step]
  }
}

/** The answer in sentences, for a question. */
export function answerLines(result: RefundResult): string[] {
  const { title, lines } = verdictOf(result)
  return [title, ...lines]
}

/** How the answer comes about, in the order of the days. */
export function refundSteps({ filed, verified }: AwaitedRefund, result: RefundResult): string[] {
  const { dates, verifyBy, processBy, counted, interestFrom } = result
  const { steps } = texts
  return [
    steps.due(dayText(dates.due), dayText(dates.belated)),
    ...(filed !== undefined && verifyBy !== undefined ? [steps.verify(dayText(filed), dayText(verifyBy))] : []),
    ...(verified !== undefined && counted !== undefined
      ? [steps[counted === filed ? 'verifiedInTime' : 'verifiedLate'](dayText(verified))]
      : []),
    ...(processBy !== undefined ? [steps.process(dayText(processBy))] : []),
    ...(interestFrom !== undefined ? [steps.interest] : []),
  ]
}

/** The days for the ribbon: what was done, and what should happen by when. */
export function refundDays({ filed, verified }: AwaitedRefund, result: RefundResult): RibbonDay[] {
  const { dates, verifyBy, processBy, interestFrom } = result
  const days = { ...dates, filed, verifyBy, verified, processBy, interestFrom }
  return (Object.keys(texts.dateList) as (keyof typeof texts.dateList)[]).flatMap((name) => {
    const day = days[name]
    return day === undefined ? [] : [{ name: texts.dateList[name], day }]
  })
}

/** The official texts of the year. */
export function refundSources(year: number) {
  return [isUnderNewAct(year) ? texts.sources.new : texts.sources.old]
}
