import { rentTexts as texts } from '#content/tools/rent.ts'
import { rupeesText } from '#law/money.ts'
import { type Letting, type RentResult, returnDates } from '#law/rent/rent.ts'
import { isUnderNewAct } from '#law/taxYear.ts'
import type { RibbonDay } from '#ui/drawing/DayRibbon.tsx'
import type { FallRow } from '../Waterfall.tsx'

/** The answer: title and sentences. The form of the certificate has another name before April 2026. */
export function verdictOf(result: RentResult, { year }: Letting): { title: string; lines: string[] } {
  const { withheld, tax, back, returnDue } = result
  const isMuch = withheld > tax.total && isUnderNewAct(year)
  return {
    title:
      back > 0 ? texts.title.back(rupeesText(back)) : back < 0 ? texts.title.due(rupeesText(-back)) : texts.title.none,
    lines: [
      withheld > 0 ? texts.withheldIs(rupeesText(withheld)) : texts.withheldNone,
      tax.total > 0 ? texts.taxIs(rupeesText(tax.total)) : texts.noTax,
      texts.returnDue[returnDue ?? 'none'],
      ...(isMuch ? [texts.certificate(rupeesText(tax.total))] : []),
      ...(back < 0 ? [texts.advance] : []),
      ...(withheld === 0 && result.rent > 0 ? [texts.liable] : []),
    ],
  }
}

/** The answer in sentences, for a question. */
export function answerLines(result: RentResult, letting: Letting): string[] {
  const { title, lines } = verdictOf(result, letting)
  return [title, ...lines]
}

/** How the answer comes about, in the order of the law. */
export function rentSteps({ rent, municipalTax, standardDeduction, interest, income, tax }: RentResult): string[] {
  return [
    texts.steps.withheld,
    texts.steps.value(rupeesText(rent), rupeesText(municipalTax)),
    texts.steps.standard(rupeesText(standardDeduction)),
    ...(interest > 0 ? [texts.steps.interest(rupeesText(interest))] : []),
    income < 0 ? texts.steps.loss(rupeesText(-income)) : texts.steps.income(rupeesText(income)),
    texts.steps.tax(rupeesText(tax.tax), rupeesText(tax.surcharge), rupeesText(tax.cess)),
  ]
}

/** The rows from the rent down to what was received, up again by the refund, to the money in hand. */
export function rentRows({ rent, withheld, back }: RentResult): FallRow[] {
  const received = rent - withheld
  const { rows } = texts
  return [
    { label: rows.rent, from: 0, until: rent, isWhole: true },
    ...(withheld > 0
      ? [
          { label: rows.withheld, from: received, until: rent },
          { label: rows.received, from: 0, until: received, isWhole: true },
        ]
      : []),
    ...(back < 0 ? [{ label: rows.due, from: received + back, until: received }] : []),
    ...(back > 0 ? [{ label: rows.back, from: received, until: received + back }] : []),
    { label: rows.hand, from: 0, until: received + back, isWhole: true },
  ]
}

/** The days of the return. */
export function rentDays({ year }: Letting): RibbonDay[] {
  return Object.entries(returnDates(year)).map(([name, day]) => ({
    name: texts.dateList[name as keyof typeof texts.dateList],
    day,
  }))
}

/** The official texts of the year. */
export function rentSources({ year }: Letting) {
  const { sources } = texts
  return isUnderNewAct(year) ? [sources.new, sources.rates] : [sources.old, sources.ratesOld]
}
