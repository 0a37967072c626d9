import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, read, sourceFiles } from './sources.ts'

const all = [...sourceFiles('src'), ...sourceFiles('tests'), ...sourceFiles('bench')]
const lines = (file: string) => read(file).split('\n').length - 1
const isContent = (file: string) => file.startsWith('src/content/')

test('no file is longer than 250 lines, content aside', () => {
  expect(all.filter((file) => !isContent(file) && lines(file) > 250)).toEqual([])
})

test('no drawer for everything and no barrel', () => {
  expect(all.filter((file) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.)/.test(file))).toEqual([])
  const barrels = all.filter((file) => /^index\.tsx?$/.test(basename(file)) && !file.startsWith('src/site/routes/'))
  expect(barrels).toEqual([])
})

test('nothing silences the compiler or the linter, and no test is skipped', () => {
  const escapes =
    /@ts-(ignore|expect-error|nocheck)|biome-ignore|eslint-disable|\bas any\b|: any\b(?! [a-z])|\b(test|describe|it)\.(skip|only|todo|skipIf)\(/
  const found = all.filter((file) => !file.endsWith('files.test.ts') && escapes.test(read(file)))
  expect(found).toEqual([])
})

const sleeping = [
  // Kills the server at a random moment: there the time is the fault, and nothing is waited for.
  'tests/fault-injection/killRounds.ts',
]

test('no test sleeps for a fixed time: it waits for a condition, or for what comes after that which must not happen', () => {
  const sleep = /waitForTimeout\(|setTimeout\(\w+, ?\w/
  const waiting = all.filter(
    (file) => (/\.test\.tsx?$/.test(file) || file.startsWith('tests/')) && !sleeping.includes(file),
  )
  expect(waiting.filter((file) => sleep.test(read(file)))).toEqual([])
})

/** The calls of `vi.waitFor` in a source, with what they are given. */
function waitsIn(source: string): string[] {
  return Array.from(source.matchAll(/\bvi\.waitFor\(/g), ({ index, 0: call }) => {
    let end = index + call.length
    for (let depth = 1; depth > 0 && end < source.length; end += 1)
      depth += source[end] === '(' ? 1 : source[end] === ')' ? -1 : 0
    return source.slice(index, end)
  })
}

test('no test waits by vi.waitFor for its one second, which is too short for a busy machine: it says how long, or polls', () => {
  const short = all.filter((file) => waitsIn(read(file)).some((call) => !/timeout/i.test(call)))
  expect(short).toEqual([])
})

test('no test replaces a module of ours: what it needs is handed in', () => {
  const mocks = all.filter((file) => /vi\.(?:do)?mock\(\s*['"`][.#]/.test(read(file)))
  expect(mocks).toEqual([])
})

test('SC-02 the top level holds the listed entries, and whatever else an owner puts there', () => {
  const listed = [
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
    'index.html',
    'src',
    'public',
    'tests',
    'manifest.webmanifest',
    'README.md',
  ]
  const entries = readdirSync('.')
  expect(listed.filter((name) => !entries.includes(name))).toEqual([])
})

test('only what Git tracks is a source file; without Git, all that lies there and is a source', () => {
  const root = mkdtempSync(join(tmpdir(), 'pravasi-desk-sources-'))
  for (const folder of ['src/ui', 'tests']) mkdirSync(join(root, folder), { recursive: true })
  for (const file of ['src/ui/One.tsx', 'src/ui/utils.ts', 'src/.DS_Store', 'src/tree.gen.ts', 'tests/one.test.ts'])
    writeFileSync(join(root, file), '')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root })
  try {
    git('init', '-q')
    git('add', 'src/ui/One.tsx', 'src/tree.gen.ts', 'tests')
    expect(sourceFiles('src', { root })).toEqual(['src/ui/One.tsx'])
    expect(sourceFiles('src/ui', { root })).toEqual(['src/ui/One.tsx'])
    // Also in a repository that nothing was added to yet.
    const copy = `${root}/copy`
    mkdirSync(copy)
    execFileSync('git', ['init', '-q'], { cwd: copy })
    cpSync(join(root, 'src'), join(copy, 'src'), { recursive: true })
    expect(sourceFiles('src', { root: copy }).sort()).toEqual(['src/ui/One.tsx', 'src/ui/utils.ts'])
  } finally {
    rmSync(root, { recursive: true })
  }
})

/** The folder in which each given package does its work. */
const given: Record<string, readonly string[]> = {
  src: [
    'react',
    'react-dom',
    '@tanstack/react-router',
    'workbox-window',
    'idb-keyval',
    '@chakra-ui/react',
    'framer-motion',
  ],
  'vite.config.ts': ['vite', 'vite-plugin-pwa'],
  'src tests': ['vitest', '@testing-library/react'],
}

test.each(Object.entries(given))('SC-01 in %s every package given for it is imported', (place, packages) => {
  const isTest = (file: string) => /\.test\.tsx?$/.test(file)
  const product = sourceFiles('src').filter((file) => !isTest(file))
  const tests = [...sourceFiles('src'), ...sourceFiles('tests')].filter(isTest)
  const files = { src: product, 'vite.config.ts': ['vite.config.ts'], 'src tests': tests }[place] ?? []
  const imported = files.flatMap((file) => importsOf(read(file)))
  const isImported = (name: string) => imported.some((one) => one === name || one.startsWith(`${name}/`))
  expect(packages.filter((name) => !isImported(name))).toEqual([])
  expect(isImported('a-package-that-nobody-imports')).toBe(false)
})
