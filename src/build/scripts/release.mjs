// `npm run release`: prepares the release of the version in package.json: checks the tree, the changelog and all tests, makes
// the archive and the notes in dist/, and prints the commands that tag and publish it. It tags nothing by itself unless
// `-- --tag` says so.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from './install.mjs'
import { notesOf } from './releaseNotes.mjs'
import { run } from './run.mjs'

const dist = process.env.DIST_DIR ?? 'dist'
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'))
const tag = `v${version}`
const git = (/** @type {string[]} */ ...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim()

if (git('status', '--porcelain') !== '') fail('Commit or remove what has changed first: a release is of a commit.')
if (git('tag', '--list', tag) !== '') fail(`${tag} exists already. Raise the version in package.json.`)
const { date, notes } = notesOf(readFileSync('CHANGELOG.md', 'utf8'), version)
const today = new Date().toISOString().slice(0, 10)
if (date !== today) fail(`CHANGELOG.md dates ${version} '${date}'. Write ${today} there, commit, and run this again.`)

for (const [script, command] of [
  ['testAll', 'test:all'],
  ['package', 'package'],
]) {
  const code = await run(process.execPath, [`src/build/scripts/${script}.mjs`])
  if (code !== 0) fail(`'npm run ${command}' failed: there is no release.`)
}
const archive = join(dist, `${name}-${version}.tgz`)
const sum = createHash('sha256').update(readFileSync(archive)).digest('hex')
writeFileSync(`${archive}.sha256`, `${sum}  ${name}-${version}.tgz\n`)
const notesFile = join(dist, `${name}-${version}.md`)
writeFileSync(notesFile, `${notes}\n`)
console.log(`\nReady: ${archive} (SHA-256 ${sum}), notes in ${notesFile}.`)
if (process.argv.includes('--tag')) {
  const { status } = spawnSync('git', ['tag', '--annotate', tag, '--file', notesFile, '--cleanup=verbatim'], {
    stdio: 'inherit',
  })
  if (status !== 0) fail('The tag could not be made.')
  console.log(`Tagged as ${tag}. To publish: git push origin ${tag}`)
} else {
  console.log(`To tag it: git tag --annotate ${tag} --file ${notesFile} --cleanup=verbatim && git push origin ${tag}`)
}
