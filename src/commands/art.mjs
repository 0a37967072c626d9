// Redraws every picture whose drawing changed: npm run art. Contact sheets: npm run art -- --sheet [folder].
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Loads a TypeScript module of the art room; Node 20 cannot by itself.
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
  const { written, removed } = await redraw(path.join(root, 'public'), path.join(root, 'src/art/drawn.json'))
  for (const file of written) console.log(`drawn    ${file}`)
  for (const file of removed) console.log(`removed  ${file}`)
  console.log(`${written.length} drawn, ${removed.length} removed`)
}
