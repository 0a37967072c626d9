import { asciiDigits } from '#contract/asciiDigits.ts'

/** A share as a fraction of the whole. */
export interface Share {
  parts: number
  of: number
}

/** Reads a share like 1/3, 25%, 33,33 % or 1; `undefined` for anything else, and for nothing or more than the whole. */
export function shareTyped(text: string): Share | undefined {
  const plain = asciiDigits(text).replace(/\s/g, '')
  const found = fractionTyped(plain) ?? percentTyped(plain) ?? (plain === '1' ? { parts: 1, of: 1 } : undefined)
  return found && found.parts > 0 && found.parts <= found.of ? found : undefined
}

/** Whether shares add up to the whole exactly. */
export function isWhole(shares: readonly Share[]): boolean {
  const of = shares.reduce((product, share) => product * BigInt(share.of), 1n)
  const parts = shares.reduce((sum, share) => sum + (BigInt(share.parts) * of) / BigInt(share.of), 0n)
  return parts === of
}

function fractionTyped(text: string): Share | undefined {
  const [, parts, of] = /^(\d{1,5})\/(\d{1,5})$/.exec(text) ?? []
  return parts === undefined || of === undefined || Number(of) === 0
    ? undefined
    : { parts: Number(parts), of: Number(of) }
}

function percentTyped(text: string): Share | undefined {
  const [, whole, decimals = ''] = /^(\d{1,3})(?:[.,\u066b](\d{1,2}))?[%\u066a]$/.exec(text) ?? []
  return whole === undefined ? undefined : { parts: Number(whole + decimals.padEnd(2, '0')), of: 10_000 }
}
