import { maxBodyBytes } from '#contract/calls.ts'
import type { EnvReader } from './envReader.ts'
import type { ByteBudgetWindows, ByteWindow, LimitWindow } from './http/limitWindows.ts'

const secondsPer = { s: 1, m: 60, h: 3600, d: 86_400 } as const
const megabyte = 1_000_000

/** Windows such as `20/10m,100/1d`; none for `off`. */
export function readLimits(read: EnvReader, name: string, byDefault: string): LimitWindow[] {
  const parts = read.list(name, byDefault)
  if (parts.length === 1 && parts[0] === 'off') return []
  return parts.flatMap((part) => {
    const [, count, length, unit] = /^([1-9]\d*)\/([1-9]\d*)([smhd])$/.exec(part) ?? []
    read.check(unit !== undefined, name, `"${part}" must look like 60/1m (60 writes in 1 minute), or ${name}=off`)
    if (!unit) return []
    return [{ count: Number(count), seconds: Number(length) * secondsPer[unit as keyof typeof secondsPer] }]
  })
}

/** The budgets of text; none if all limits are off. */
export function readBudgets(read: EnvReader, isOff: boolean): ByteBudgetWindows {
  const windows = (name: string, byDefault: string) => readByteWindows(read, name, isOff ? 'off' : byDefault)
  return {
    network: windows('VOLUME_NETWORK', '5M/10m,50M/1d'),
    thread: windows('VOLUME_THREAD', '20M/1d'),
    total: windows('VOLUME_TOTAL', '200M/1d'),
  }
}

function readByteWindows(read: EnvReader, name: string, byDefault: string): ByteWindow[] {
  const parts = read.list(name, byDefault)
  if (parts.length === 1 && parts[0] === 'off') return []
  return parts.flatMap((part) => {
    const [, size, length, unit] = /^([1-9]\d{0,2})M\/([1-9]\d*)([smhd])$/.exec(part) ?? []
    // A budget below the largest body would refuse that body for ever.
    const isGood = unit !== undefined && Number(size) * megabyte > maxBodyBytes
    read.check(isGood, name, `"${part}" must look like 5M/10m (5 MB in 10 minutes), from 2M to 999M, or ${name}=off`)
    if (!isGood) return []
    return [{ bytes: Number(size) * megabyte, seconds: Number(length) * secondsPer[unit as keyof typeof secondsPer] }]
  })
}
