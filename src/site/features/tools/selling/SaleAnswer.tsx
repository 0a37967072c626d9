import { toolTexts } from '#content/texts/tools.ts'
import { saleTexts as texts } from '#content/tools/selling.ts'
import { fraction } from '#law/money.ts'
import type { Sale, SaleResult } from '#law/sale/sale.ts'
import { DayRibbon } from '#ui/drawing/DayRibbon.tsx'
import { Small } from '#ui/text/Text.tsx'
import { Part, Steps, Verdict } from '../Layout.tsx'
import { Waterfall } from '../Waterfall.tsx'
import { saleDays, saleSources, saleSteps, verdictOf } from './explain.ts'
import { fallRows } from './fallRows.ts'

interface SaleAnswerProps {
  sale: Sale
  result: SaleResult
}

/** Sums withheld, due and refunded, for each owner. */
export function SaleVerdicts({ sale, result }: SaleAnswerProps) {
  return result.owners.map((owner, index) => {
    const { title, lines } = verdictOf(owner, { hasPan: sale.owners[index]?.hasPan ?? true, sold: sale.sold })
    return (
      <Verdict key={owner.name} title={title} tone="settled">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Verdict>
    )
  })
}

/** The picture, the reasoning and the dates. */
export function SaleReasons({ sale, result }: SaleAnswerProps) {
  return (
    <>
      {result.owners.map(({ name, price, deduction, back }, index) => {
        const { parts = 1, of = 1 } = sale.owners[index] ?? {}
        const costs = fraction(sale.sellingCosts, parts, of)
        return (
          <Part key={name} title={name ? `${texts.picture}: ${name}` : texts.picture}>
            <Waterfall rows={fallRows(price, costs, deduction, back)} whole={price} />
          </Part>
        )
      })}
      <Part title={toolTexts.reasoning}>
        <Steps steps={saleSteps(result, sale)} source={saleSources(sale.sold)} />
        <Small mt="2">{texts.assumes}</Small>
      </Part>
      <Part title={texts.dates}>
        <DayRibbon days={saleDays(sale.sold, result.isLong)} />
        <Small mt="2">{texts.refund}</Small>
      </Part>
    </>
  )
}
