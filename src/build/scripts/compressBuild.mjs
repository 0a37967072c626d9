// Compresses what a build serves. As a program, `compressBuild.mjs <folder>`, it does so behind a server that already runs.
import { existsSync, readdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs'
import { constants as os, setPriority } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { withFolderLock } from './folderLock.mjs'

const text = /\.(html|js|css|json|svg|xml|txt|ics|webmanifest)$/
/** Replaced by hand in an emergency (see Kill switch): an old compressed copy beside them would be sent instead. */
const replaceable = /^sw(-kill)?\.js$/
/** Of shorter files compression saves less than the headers of a packet take. */
const worthwhile = 400

/**
 * Writes `.br` and `.gz` beside each text file of the site and the workplace that is long enough, unless that has been done.
 * A server may run meanwhile: each file appears whole.
 * @param {string} path the folder of a build
 */
export function compressBuild(path) {
  // The link to the newest build may come to lead to another one.
  const build = realpathSync(path)
  return withFolderLock(
    join(build, '.compress-lock'),
    () => undefined,
    async () => {
      const done = join(build, '.compressed')
      if (existsSync(done)) return
      for (const folder of ['site', 'desk']) await compressFolder(join(build, folder))
      writeFileSync(done, '')
    },
  )
}

/** @param {string} folder */
async function compressFolder(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    ({ name }) => text.test(name) && !name.startsWith('.') && !replaceable.test(name),
  )
  await Promise.all(
    files.map(async (entry) => {
      const raw = readFileSync(join(entry.parentPath, entry.name))
      if (raw.length < worthwhile) return
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
      put(entry.parentPath, `${entry.name}.br`, await promisify(brotliCompress)(raw, quality))
      put(entry.parentPath, `${entry.name}.gz`, await promisify(gzip)(raw, { level: 9 }))
    }),
  )
}

/** Under a hidden name, which no server sends, until it is whole. @param {string} folder @param {string} name @param {Buffer} content */
function put(folder, name, content) {
  const made = join(folder, `.${name}`)
  writeFileSync(made, content)
  renameSync(made, join(folder, name))
}

if (process.argv[1] === resolve(import.meta.filename)) {
  setPriority(os.priority.PRIORITY_LOW)
  await compressBuild(process.argv[2] ?? '')
}
