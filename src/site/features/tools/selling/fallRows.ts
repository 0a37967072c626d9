import { saleTexts as texts } from '#content/tools/selling.ts'
import { type Paise, wholeRupees } from '#law/money.ts'
import type { FallRow } from '../Waterfall.tsx'

/**
 * The rows from the price down to what was received, up again by the refund, to the money in hand. Deduction and refund are in
 * whole rupees; of price and costs, an owner may have a share that is not.
 */
export function fallRows(sharedPrice: Paise, sharedCosts: Paise, deduction: Paise, back: Paise | undefined): FallRow[] {
  const [price, costs] = [wholeRupees(sharedPrice), wholeRupees(sharedCosts)]
  const received = price - costs - deduction
  const { rows } = texts
  return [
    { label: rows.price, from: 0, until: price, isWhole: true },
    ...(costs > 0 ? [{ label: rows.costs, from: price - costs, until: price }] : []),
    { label: rows.withheld, from: received, until: price - costs },
    { label: rows.received, from: 0, until: received, isWhole: true },
    ...(back === undefined
      ? []
      : [
          back < 0
            ? { label: rows.due, from: received + back, until: received }
            : { label: rows.back, from: received, until: received + back },
          { label: rows.hand, from: 0, until: received + back, isWhole: true },
        ]),
  ]
}
