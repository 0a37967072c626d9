import { toolTexts } from '#content/texts/tools.ts'
import { saleTexts as texts } from '#content/tools/selling.ts'
import { fraction } from '#law/money.ts'
import type { Sale, SaleResult } from '#law/sale/sale.ts'
import { DayRibbon } from '#ui/drawing/DayRibbon.tsx'
import { Small } from '#ui/text/Text.tsx'
import { Paragraphs, Part, Steps, Verdict } from '../Layout.tsx'
import { placed } from '../placed.ts'
import { Waterfall } from '../Waterfall.tsx'
import { saleDays, saleSources, saleSteps, verdictOf } from './explain.ts'
import { fallRows } from './fallRows.ts'

interface SaleAnswerProps {
  sale: Sale
  result: SaleResult
}

/** Sums withheld, due and refunded, for each owner. */
export function SaleVerdicts({ sale, result }: SaleAnswerProps) {
  return placed(result.owners).map(({ item, place }) => {
    const { title, lines } = verdictOf(item, { hasPan: sale.owners[place]?.hasPan ?? true, sold: sale.sold })
    return (
      <Verdict key={place} title={title} tone="settled">
        <Paragraphs lines={lines} />
      </Verdict>
    )
  })
}

/** The picture, the reasoning and the dates. */
export function SaleReasons({ sale, result }: SaleAnswerProps) {
  return (
    <>
      {placed(result.owners).map(({ item: { name, price, deduction, back }, place }) => {
        const { parts = 1, of = 1 } = sale.owners[place] ?? {}
        const costs = fraction(sale.sellingCosts, parts, of)
        return (
          <Part key={place} title={name ? `${texts.picture}: ${name}` : texts.picture}>
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
