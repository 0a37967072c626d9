import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect } from 'vitest'

const site = join(process.env.DIST_DIR ?? 'dist', 'site')

/** The growth of a weight beyond the noted one that no test fails for: a patch release of a library stays within it. */
const room = 1.05

/**
 * Prints a weight beside the noted one, and fails when it has outgrown that by more than 5 %. Note the new figure then, or
 * find out what came in.
 */
export function expectWeight(what: string, bytes: number, noted: number): void {
  const change = ((bytes / noted - 1) * 100).toFixed(1)
  process.stdout.write(`weight  ${String(bytes).padStart(8)} B  noted ${noted} B  ${change.padStart(5)} %  ${what}\n`)
  expect(bytes, `${what}: more than 5 % above the ${noted} bytes noted`).toBeLessThan(noted * room)
}

/** Bytes of a file of the site as it travels, also where the build left compression out. */
export function travels(path: string): number {
  const compressed = join(site, `${path}.br`)
  return existsSync(compressed) ? statSync(compressed).size : brotliCompressSync(readFileSync(join(site, path))).length
}
