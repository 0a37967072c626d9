import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const slug = 'renting-a-flat'
export const articleText = `---
id: blog1
slug: ${slug}
displayName: Renting a flat
date: May 1, 2025
reviewed: 20 November 2026
---
Ask for a receipt.
`

export const service = 'service:NCLT-Matters'
export const serviceText = `---
displayName: NCLT Matters
reviewed: 22 November 2026
---

## Opening

The tribunal hears company cases.
`

/** A folder of sources on the disk, whose scripts say what a test wants instead of building the site for a minute. */
export interface TestSource extends Disposable {
  folder: string
  read: () => string
  /** The last text of the article that a build saw. */
  built: () => string
  git: (...args: string[]) => string
  /** Replaces the script of that name. */
  script: (name: 'art' | 'articleFindings' | 'build' | 'compressBuild' | 'masterPicture', code: string) => void
}

const checks = `
const { text } = JSON.parse(await new Response(process.stdin).text())
const line = text.split('\\n').findIndex((one) => one.includes('WRONG')) + 1
const faults = line > 0 ? [{ line, text: 'is wrong' }] : []
console.log(JSON.stringify({ faults, remarks: [{ line: 1, text: 'is long' }], preview: '<p>' + text.length + '</p>' }))
`
const build = `
import { copyFileSync, mkdirSync } from 'node:fs'
mkdirSync('dist/current', { recursive: true })
copyFileSync('src/content/articles/${slug}.md', 'dist/current/article.md')
`

/** Draws one picture for each article. */
const art = `
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
for (const name of readdirSync('src/content/articles')) {
  const file = 'art/desk/' + name.replace('.md', '-480.webp')
  if (existsSync('public/' + file)) continue
  writeFileSync('public/' + file, 'drawn')
  writeFileSync('src/art/drawn.json', file)
  console.log('drawn    ' + file)
}
`

/** Keeps what was uploaded as it is. */
const masterPicture = `
import { copyFileSync } from 'node:fs'
copyFileSync(process.argv[2], process.argv[3])
console.log(JSON.stringify({ width: 40, height: 30 }))
`

export function testSource({ repository = true } = {}): TestSource {
  const folder = mkdtempSync(join(tmpdir(), 'pravasi-desk-source-'))
  const article = join(folder, 'src/content/articles', `${slug}.md`)
  const scripts = join(folder, 'src/build/scripts')
  for (const path of ['src/content/articles', 'src/content/services', 'src/build/scripts', 'node_modules'])
    mkdirSync(join(folder, path), { recursive: true })
  writeFileSync(article, articleText)
  writeFileSync(join(folder, 'src/content/services/NCLT-Matters.md'), serviceText)
  writeFileSync(join(folder, '.gitignore'), 'node_modules\ndist\n')
  const script: TestSource['script'] = (name, code) => writeFileSync(join(scripts, `${name}.mjs`), code)
  script('articleFindings', checks)
  script('build', build)
  writeFileSync(join(scripts, 'compressBuild.mjs'), '')
  script('art', art)
  script('masterPicture', masterPicture)
  for (const path of ['public/art/desk', 'src/art']) mkdirSync(join(folder, path), { recursive: true })
  writeFileSync(join(folder, `public/art/desk/${slug}-480.webp`), 'drawn')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' })
  if (repository) {
    git('init', '--quiet')
    git('add', '.')
    git('-c', 'user.name=Dev', '-c', 'user.email=dev@example.com', 'commit', '--quiet', '-m', 'Write the article')
  }
  return {
    folder,
    read: () => readFileSync(article, 'utf8'),
    built: () => readFileSync(join(folder, 'dist/current/article.md'), 'utf8'),
    git,
    script,
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}
