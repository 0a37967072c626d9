import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const text = /\.(html|js|css|json|svg|xml|txt|ics|webmanifest)$/

/** Of shorter files compression saves less than the headers of a packet take. */
const worthwhile = 400

/** Writes `.br` and `.gz` beside each text file in the folder that is long enough. */
export async function compressSite(siteDir: string): Promise<void> {
  const files = readdirSync(siteDir, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && text.test(entry.name),
  )
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name)
      const raw = readFileSync(file)
      if (raw.length < worthwhile) return
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(raw, quality))
      writeFileSync(`${file}.gz`, await promisify(gzip)(raw, { level: 9 }))
    }),
  )
}
