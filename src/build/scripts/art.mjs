// `npm run art`: redraws every picture whose drawing changed. `npm run art -- --sheet [folder]` writes contact sheets.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Loads a TypeScript module of the art room, which Node 20 cannot do without help.
 * @param {string} file
 */
async function load(file) {
  const { module } = await runnerImport(path.join(root, 'src/art', file), {
    root,
    configFile: false,
    logLevel: 'error',
  })
  return module
}

const sheetAt = process.argv.indexOf('--sheet')
if (sheetAt > 0) {
  const { writeSheets } = await load('sheet.ts')
  const sheets = await writeSheets(process.argv[sheetAt + 1] ?? path.join(root, 'node_modules/.cache/art'))
  console.log(sheets.join('\n'))
} else {
  const { redraw } = await load('redraw.ts')
  const { written, deleted } = await redraw(path.join(root, 'public'), path.join(root, 'src/art/drawn.json'))
  for (const file of written) console.log(`drawn    ${file}`)
  for (const file of deleted) console.log(`removed  ${file}`)
  console.log(`${written.length} drawn, ${deleted.length} removed`)
}
