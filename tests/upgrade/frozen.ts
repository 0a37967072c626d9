import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The version that is being worked on, whose data are written down before it is tagged. */
export const thisVersion: string = JSON.parse(readFileSync('package.json', 'utf8')).version

/** Every version whose data are kept. */
export const versions = readdirSync('tests/upgrade').filter((name) => /^\d+\.\d+\.\d+$/.test(name))

/** Signs the links of the kept databases. */
export const frozenSecret = 'a secret of forty characters, in tests only'

/** Facts that must still be found in a kept database. */
export interface ServerFacts {
  reference: string
  /** Path of a link that was mailed. */
  unsubscribe: string
  /** Rows by table. */
  counts: Record<string, number>
}

/** All that a device has of the site: records by store and key, and local storage. */
export interface DeviceData {
  /** Epoch milliseconds. */
  writtenAt: number
  databaseVersion: number
  stores: Record<string, Record<string, unknown>>
  local: Record<string, string>
}

/** The folder with the data of a version. */
export function frozen(version: string): string {
  return join('tests/upgrade', version)
}

/** A kept file, parsed. */
export function readFrozen<T>(version: string, file: string): T {
  return JSON.parse(readFileSync(join(frozen(version), file), 'utf8'))
}

const day = 24 * 3600 * 1000

/** The data of a device of that version, as if it had been written a moment ago: drafts are forgotten after thirty days. */
export function frozenDevice(version: string): DeviceData {
  const data = readFrozen<DeviceData>(version, 'device.json')
  const later = Date.now() - data.writtenAt
  const isOfThen = (at: string) => Math.abs(Number(at) - data.writtenAt) < day
  const text = JSON.stringify(data)
  return JSON.parse(text.replace(/(?<![\d.-])\d{13}(?!\d)/g, (at) => (isOfThen(at) ? String(Number(at) + later) : at)))
}
