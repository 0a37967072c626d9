import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#content/languages.ts'
import { oldestBrowsers } from '../../src/build/prerender/oldestBrowsers.ts'
import { read, sourceFiles } from './sources.ts'

test('SC-07 the README tells owners about serviceQueryForm and both of its values', () => {
  const readme = read('README.md')
  for (const name of ['`serviceQueryForm`', "`'inert'`", "`'enquiry'`"]) expect(readme).toContain(name)
})

test('no command of the guide that names a person, holds a password or is redirected goes through npm', () => {
  const pages = ['README', 'deploy/README', 'deploy/settings', 'cli/README', 'alerts/README', 'store/backups']
  const guide = pages.map((name) => read(`src/server/${name}.md`)).join('\n')
  expect(guide.match(/npm run desk -- \w.*/g)).toBe(null)
  expect(guide).toContain('node dist/server/desk.js')
})

test('the guide makes the file of settings readable to root alone before anything is written to it', () => {
  const lines = read('src/server/deploy/README.md').split('\n')
  const made = lines.findIndex((line) => line.startsWith('install -m 600 /dev/null /etc/pravasi-desk.env'))
  const written = lines.findIndex((line) => line.includes('> /etc/pravasi-desk.env'))
  expect(made).toBeGreaterThan(0)
  expect(written).toBe(made + 1)
})

test('the README names the oldest browsers as the build has them', () => {
  const { chrome, edge, firefox, safari, ios } = oldestBrowsers
  expect(read('README.md')).toContain(`| Version | ${chrome} | ${firefox} | ${safari} |`)
  expect([edge, ios]).toEqual([chrome, safari])
})

test('the README names every package that the tests install on Debian', () => {
  const scripts = ['findBrowser', 'findEngines'].map((name) => read(`src/build/scripts/${name}.mjs`)).join()
  const packages = ['chromium', 'firefox-esr', 'webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb', 'dbus']
  for (const name of packages) {
    expect(scripts).toContain(`'${name}'`)
    expect(read('README.md')).toContain(`\`${name}\``)
  }
})

test('the editor’s guide says what each check of `npm run content` asks for', () => {
  const [, table = ''] = read('src/content/README.md').split('| Test | What it asks |')
  const rows = [...table.matchAll(/^\| (`.*?`) \|/gm)].map(([, names = '']) => names).join()
  const checks = readdirSync('tests/rules/content').flatMap((file) => /^(\w+)\.test\.ts$/.exec(file)?.[1] ?? [])
  expect(checks.filter((name) => !rows.includes(`\`${name}\``))).toEqual([])
})

/** Pages for who takes over. In recipes, `fees` stands for what a reader adds, and a language may have been left out. */
const guides = [
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...['docs', 'docs/decisions'].flatMap((folder) => readdirSync(folder).map((name) => join(folder, name))),
].filter((file) => file.endsWith('.md'))

function isOfLeftLanguage(path: string): boolean {
  const code = /^content\/([a-z]{2})\//.exec(path)?.[1]
  return code !== undefined && !languages.some((language) => language.code === code)
}

test('every file that the guides for developers name exists, below src or at the top, and every link leads to one', () => {
  const gone = guides.flatMap((guide) => {
    const text = read(guide)
    const named = [...text.matchAll(/`((?:[\w$-]+\/)+[\w$.-]+\.(?:tsx?|mjs|md|css))`/g)].map(([, path = '']) => path)
    const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) => join(dirname(guide), path))
    const isGone = (path: string) => !existsSync(path) && !existsSync(join('src', path))
    const isHere = (path: string) => !/\bfees\b/i.test(path) && !isOfLeftLanguage(path)
    return [...named.filter(isHere), ...linked].filter(isGone).map((path) => `${guide}: ${path}`)
  })
  expect(gone).toEqual([])
})

/** Pages of the rooms themselves; other Markdown below src is what the site says. */
const ofRooms = sourceFiles('src', { endings: ['md'] }).filter((file) => !/^src\/content\/.+\//.test(file))
const everyFile = sourceFiles('src', { endings: ['tsx?', 'mjs', 'css'] })

test('every file that the page of a room names is there, a bare name in the room itself, and every link leads to one', () => {
  const gone = ofRooms.flatMap((page) => {
    const text = read(page)
    const room = `${page.split('/').slice(0, 2).join('/')}/`
    const named = [...text.matchAll(/`#?((?:[\w$-]+\/)*[\w$.-]+\.(?:tsx?|mjs|css))`/g)].map(([, path = '']) => path)
    // Examples of links stand in code.
    const linked = [...text.replace(/`[^`\n]*`/g, '').matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) => path)
    const isInRoom = (path: string) => everyFile.some((file) => file.startsWith(room) && file.endsWith(`/${path}`))
    const isThere = (path: string) =>
      ['.', 'src', dirname(page)].some((folder) => existsSync(join(folder, path))) || isInRoom(path)
    return [
      ...named.filter((path) => !isThere(path) && !isOfLeftLanguage(path)),
      ...linked.filter((path) => !existsSync(join(dirname(page), path))),
    ].map((path) => `${page}: ${path}`)
  })
  expect(gone).toEqual([])
})
