import { law } from '#content/law.ts'
import { saleTexts as texts } from '#content/tools/selling.ts'
import { addMonths, type Day } from '#law/day.ts'
import { rupeesText } from '#law/money.ts'
import { saleDates } from '#law/sale/dates.ts'
import type { OwnerResult, Sale, SaleResult } from '#law/sale/sale.ts'
import { isUnderNewAct, taxYearOf } from '#law/taxYear.ts'
import type { RibbonDay } from '#ui/drawing/DayRibbon.tsx'

/** The answer for one owner: title and sentences. The form of the certificate has another name before April 2026. */
export function verdictOf(
  { name, deduction, tax, back }: OwnerResult,
  { hasPan, sold }: { hasPan: boolean; sold: Day },
): { title: string; lines: string[] } {
  const sum = rupeesText(deduction)
  const isLeast = !hasPan && deduction > 0
  const title = isLeast ? texts.withheldNoPan(sum) : texts.withheld(sum)
  const known =
    tax && back !== undefined
      ? [
          texts.taxIs(rupeesText(tax.total)),
          back < 0 ? texts.remains(rupeesText(-back)) : texts.comesBack(rupeesText(back)),
          ...(back > 0 && hasPan && isUnderNewAct(taxYearOf(sold)) ? [texts.certificate(rupeesText(tax.total))] : []),
        ]
      : [texts.residentTax]
  return {
    title: name ? `${texts.forOwner(name)} ${title}` : title,
    // Rule 37BC knows a way for non-residents only.
    lines: [...known, ...(isLeast ? [tax ? `${texts.noPan} ${texts.noPanAbroad}` : texts.noPan] : [])],
  }
}

/** The answer in sentences, for a question: what is said of each owner. */
export function answerLines({ owners: sellers, sold }: Sale, { owners }: SaleResult): string[] {
  return owners.flatMap((owner, index) => {
    const { title, lines } = verdictOf(owner, { hasPan: sellers[index]?.hasPan ?? true, sold })
    return [title, ...lines]
  })
}

/** How the answer comes about, in the order of the law. */
export function saleSteps(
  { isLong, cost, isStampValue, owners }: SaleResult,
  { acquired, sold, kind, owners: sellers }: Sale,
): string[] {
  const [hasAbroad, hasResident] = [false, true].map((is) => sellers.some(({ isResident }) => isResident === is))
  const edge = Math.abs(sold - addMonths(acquired, law.propertyHolding.value)) <= 1
  return [
    ...(hasAbroad ? [isLong ? texts.steps.long : texts.steps.short] : []),
    ...(hasResident ? [isLong ? texts.steps.longResident : texts.steps.shortResident] : []),
    ...(edge ? [texts.steps.edge] : []),
    texts.steps.cost(rupeesText(cost)),
    ...(isStampValue ? [texts.steps.stamp(texts.stampRate())] : []),
    ...owners.flatMap((owner) => ownerSteps(owner)),
    ...(hasAbroad ? [texts.steps.deduction] : []),
    ...(hasResident ? [texts.steps.deductionResident] : []),
    ...(isLong ? [texts.houseRules[kind], texts.bondRule] : []),
  ]
}

function ownerSteps({ name, gain, exemptHouse, exemptBonds, tax }: OwnerResult): string[] {
  const of = name ? texts.of(name) : ''
  return [
    gain < 0 ? texts.steps.loss(of, rupeesText(-gain)) : texts.steps.gain(of, rupeesText(gain)),
    ...(exemptHouse > 0 ? [texts.steps.house(of, rupeesText(exemptHouse))] : []),
    ...(exemptBonds > 0 ? [texts.steps.bonds(of, rupeesText(exemptBonds))] : []),
    ...(tax ? [texts.steps.tax(of, rupeesText(tax.tax), rupeesText(tax.surcharge), rupeesText(tax.cess))] : []),
  ]
}

/** The days that follow from the sale; those of the exemptions only where there are any. */
export function saleDays(sold: Day, isLong: boolean): RibbonDay[] {
  const dates = saleDates(sold)
  const names = isLong
    ? (['houseFrom', 'houseUntil', 'builtUntil', 'bondsUntil', 'returnFrom', 'returnUntil'] as const)
    : (['returnFrom', 'returnUntil'] as const)
  return names.map((name) => ({ name: texts.dateList[name], day: dates[name] }))
}

/** The official texts of the year of the sale. */
export function saleSources(sold: Day) {
  const { sources } = texts
  return isUnderNewAct(taxYearOf(sold)) ? [sources.new, sources.rates] : [sources.old, sources.ratesOld]
}
