import { toolTexts } from '#content/texts/tools.ts'
import { saleTexts as texts } from '#content/tools/selling.ts'
import { dayOf } from '#law/day.ts'
import { type Paise, rupeesTyped } from '#law/money.ts'
import { isBefore2001, isBeyondBands, isLongTerm, knownDays, knowsSale, type Sale } from '#law/sale/sale.ts'
import { isWhole, shareTyped } from '#law/sale/shares.ts'
import type { OwnerFields, SaleFields } from '../caseFile.ts'
import { unknownDay } from '../unknownDay.ts'

type Field = Exclude<keyof SaleFields, 'owners'>
type OwnerFaults = Partial<Record<keyof OwnerFields, string>>

/** The typed values, as the tool reads them. */
export interface ReadSale {
  /** The sale, when nothing is missing or wrong. */
  sale: Sale | undefined
  missing: string[]
  faults: Partial<Record<Field, string>>
  ownerFaults: OwnerFaults[]
  /** Sentences that replace an answer. */
  refusals: string[]
  /** Whether the value on 1 April 2001 is asked for. */
  isOld: boolean
}

const sums = ['price', 'sellingCosts', 'cost', 'improvements', 'stampValue'] as const
const oldSums = ['value2001', 'stamp2001'] as const

/** Whether a property acquired on that day, as it is typed, is asked for its value on 1 April 2001. */
export function asksOldValue(acquired: string): boolean {
  const day = dayOf(acquired)
  return day !== undefined && isBefore2001(day)
}

/** Reads the fields of the tool for sales. What a later day of purchase no longer asks for is left alone. */
export function readSale(fields: SaleFields): ReadSale {
  const isOld = asksOldValue(fields.acquired)
  const [sold, acquired] = [dayOf(fields.sold), dayOf(fields.acquired)]
  const money = (text: string): Paise | undefined => (text.trim() === '' ? undefined : rupeesTyped(text))
  const faults: ReadSale['faults'] = {}
  for (const name of [...sums, ...(isOld ? oldSums : [])])
    if (fields[name].trim() !== '' && money(fields[name]) === undefined) faults[name] = toolTexts.noAmount
  if (money(fields.price) === 0) faults.price = texts.faults.zero
  if (fields.sold !== '' && sold === undefined) faults.sold = toolTexts.noDate
  if (sold !== undefined && !knowsSale(sold)) faults.sold = unknownDay(knownDays)
  if (fields.acquired !== '' && acquired === undefined) faults.acquired = toolTexts.noDate
  if (sold !== undefined && acquired !== undefined && acquired > sold) faults.acquired = texts.faults.backwards
  const ownerFaults = faultsOf(fields.owners)
  const { kind, how } = fields
  const [price, cost] = [money(fields.price), money(fields.cost)]
  const missing = [
    ...(Object.hasOwn(texts.kinds, kind) ? [] : [texts.required.kind]),
    ...(fields.sold === '' ? [texts.required.sold] : []),
    ...(Object.hasOwn(texts.hows, how) ? [] : [texts.required.how]),
    ...(fields.acquired === '' ? [texts.required.acquired] : []),
    ...(fields.price.trim() === '' ? [texts.required.price] : []),
    ...(fields.cost.trim() === '' ? [texts.required.cost] : []),
  ]
  const hasFaults = Object.keys(faults).length > 0 || ownerFaults.some((one) => Object.keys(one).length > 0)
  const read = { missing, faults, ownerFaults, isOld }
  // Rural farmland is no capital asset: nothing else has to be known.
  if (kind === 'farmland') return { ...read, missing: [], sale: undefined, refusals: [texts.farmland] }
  const isKnown = sold !== undefined && acquired !== undefined && price !== undefined && cost !== undefined
  if (missing.length > 0 || hasFaults || !isKnown) return { ...read, sale: undefined, refusals: [] }
  const sale: Sale = {
    kind: kind === 'house' || kind === 'shop' ? kind : 'land',
    acquired,
    sold,
    price,
    cost,
    sellingCosts: money(fields.sellingCosts) ?? 0,
    improvements: money(fields.improvements) ?? 0,
    value2001: isOld ? money(fields.value2001) : undefined,
    stamp2001: isOld ? money(fields.stamp2001) : undefined,
    stampValue: money(fields.stampValue),
    owners: fields.owners.map((owner, index) => ({
      name: owner.name.trim() || (fields.owners.length > 1 ? texts.owner(index + 1) : ''),
      ...(shareTyped(owner.share) ?? { parts: 0, of: 1 }),
      isResident: owner.residence === 'resident',
      hasPan: owner.pan !== 'no',
      bonds: money(owner.bonds) ?? 0,
      house: money(owner.house) ?? 0,
    })),
  }
  const isLong = isLongTerm(acquired, sold)
  const isBeyond = sale.owners.some(
    ({ parts, of, isResident }) => !isResident && isBeyondBands((sale.price * parts) / of, isLong),
  )
  return isBeyond ? { ...read, sale: undefined, refusals: [texts.beyond] } : { ...read, sale, refusals: [] }
}

function faultsOf(owners: readonly OwnerFields[]): OwnerFaults[] {
  const shares = owners.flatMap(({ share }) => shareTyped(share) ?? [])
  const isSplit = shares.length < owners.length || isWhole(shares)
  return owners.map(({ share, bonds, house }, index) => ({
    ...(shareTyped(share) === undefined && { share: texts.faults.share }),
    ...(!isSplit && index === owners.length - 1 && { share: texts.faults.sum }),
    ...(bonds.trim() !== '' && rupeesTyped(bonds) === undefined && { bonds: toolTexts.noAmount }),
    ...(house.trim() !== '' && rupeesTyped(house) === undefined && { house: toolTexts.noAmount }),
  }))
}
