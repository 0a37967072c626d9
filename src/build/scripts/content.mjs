// `npm run content`: for editors. Remarks on wording, lengths and repetitions, each with file and line, which decide nothing; then
// the rules on figures of law, links, fields and terms, whose faults are errors.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { run } from './run.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** @param {string} file @param {import('vite').PluginOption[]} [plugins] */
const load = async (file, plugins = []) => {
  const { module } = await runnerImport(path.join(root, file), { root, configFile: false, logLevel: 'error', plugins })
  return module
}

const { contentPlugin } = await load('src/build/prerender/contentPlugin.ts')
const { contentWarnings } = await load('tests/rules/content/editor/warnings.ts', [contentPlugin('en')])
/** @type {string[]} */
const remarks = contentWarnings()
for (const remark of remarks) console.log(remark)
console.log(`\n${remarks.length} remarks; judge them yourself.\n`)

const code = await run('vitest', ['run', '--project', 'unit-node', 'tests/rules/content'])
console.log(code === 0 ? '\nNo errors.' : '\nErrors: the lines above name texts and their places.')
process.exitCode = code
