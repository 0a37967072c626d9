import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentStamp, readStamp } from './buildStamp.mjs'
import { newestBuild, replaceBuild } from './replaceBuild.mjs'

let dist = ''
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'desk-dist-'))
})
afterEach(() => rmSync(dist, { recursive: true }))

const put = (file: string, content: string) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
const page = () => readFileSync(join(dist, 'site/index.html'), 'utf8')
const shown = () => readdirSync(dist).filter((name) => !name.startsWith('.'))
const version = (name: string) => async (folder: string) => {
  put(join(folder, 'site/index.html'), name)
  put(join(folder, `site/assets/${name}.js`), name)
  put(join(folder, 'site.json'), name)
}

/** A build in a process of its own, which makes its page in two halves and says when the first one is there. */
function buildInProcess(name: string, flags = {}) {
  const steps = `
    import { mkdirSync, writeFileSync } from 'node:fs'
    import { once } from 'node:events'
    import { replaceBuild } from ${JSON.stringify(resolve('src/build/scripts/replaceBuild.mjs'))}
    await replaceBuild(${JSON.stringify(dist)}, async (folder) => {
      mkdirSync(folder + '/site')
      writeFileSync(folder + '/site/index.html', 'half of ${name}')
      console.log('half')
      await once(process.stdin, 'data')
      writeFileSync(folder + '/site/index.html', '${name}')
      writeFileSync(folder + '/site.json', '${name}')
    }, ${JSON.stringify(flags)})
    process.exit(0)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', steps], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  return {
    child,
    output: () => output,
    says: (text: string) => vi.waitFor(() => expect(output).toContain(text), { timeout: 15_000, interval: 20 }),
    finish: async () => {
      const ended = once(child, 'exit')
      child.stdin.write('go on\n')
      return (await ended)[0]
    },
  }
}

test('a build takes the place of the one before, which is kept until the next one begins', async () => {
  await replaceBuild(dist, version('first'))
  const before = realpathSync(join(dist, 'site'))
  await replaceBuild(dist, version('second'))
  expect(page()).toBe('second')
  expect(readdirSync(join(dist, 'site/assets'))).toEqual(['second.js'])
  expect(readFileSync(join(dist, 'site.json'), 'utf8')).toBe('second')
  expect(shown()).toEqual(['builds', 'current', 'site', 'site.json'])
  expect(readdirSync(join(before, 'assets'))).toEqual(['first.js'])
  await replaceBuild(dist, version('third'))
  expect([existsSync(before), readdirSync(join(dist, 'builds')).length]).toEqual([false, 2])
})

test('others on the machine may read a build, such as a web server', async () => {
  await replaceBuild(dist, version('first'))
  const mask = process.umask()
  expect(statSync(realpathSync(newestBuild(dist))).mode & 0o777).toBe(0o777 & ~mask)
})

test('while the next build is made, the one before stands whole', async () => {
  await replaceBuild(dist, version('first'))
  await replaceBuild(dist, async (folder) => {
    await version('second')(folder)
    expect([page(), existsSync(join(dist, 'site/assets/first.js'))]).toEqual(['first', true])
  })
})

test('a build that fails changes nothing', async () => {
  await replaceBuild(dist, version('first'))
  const origin = readStamp(newestBuild(dist))
  const failing = replaceBuild(dist, async (folder) => {
    await version('second')(folder)
    throw new Error('an article is wrong')
  })
  await expect(failing).rejects.toThrow('an article is wrong')
  expect(page()).toBe('first')
  expect(readStamp(newestBuild(dist))).toEqual(origin)
  expect(readdirSync(join(dist, 'builds')).length).toBe(1)
})

test('what a later build no longer has is gone from the folder, what else lies there stays', async () => {
  put(join(dist, 'thousand/site/index.html'), 'many')
  await replaceBuild(dist, version('first'))
  await replaceBuild(dist, async (folder) => put(join(folder, 'site/index.html'), 'second'))
  expect(shown()).toEqual(['builds', 'current', 'site', 'thousand'])
  expect(existsSync(join(dist, 'thousand/site/index.html'))).toBe(true)
})

test('a build that lies in the folder itself is replaced', async () => {
  put(join(dist, 'site/index.html'), 'old')
  put(join(dist, 'site.json'), 'old')
  await replaceBuild(dist, version('first'))
  expect([page(), readFileSync(join(dist, 'site.json'), 'utf8')]).toEqual(['first', 'first'])
})

test('a build that is killed half-way leaves the one before, and the next one takes over at once and clears up', async () => {
  await replaceBuild(dist, version('first'))
  const killed = buildInProcess('second')
  await killed.says('half')
  expect(page()).toBe('first')
  const ended = once(killed.child, 'exit')
  killed.child.kill('SIGKILL')
  await ended
  expect([page(), readFileSync(join(dist, 'site.json'), 'utf8')]).toEqual(['first', 'first'])
  await replaceBuild(dist, version('third'))
  expect(page()).toBe('third')
  const pages = readdirSync(join(dist, 'builds')).map((name) =>
    readFileSync(join(dist, 'builds', name, 'site/index.html'), 'utf8'),
  )
  expect(pages).toEqual(['first', 'third'])
})

test('of two builds at once the second waits, says for which process, and neither loses a file', async () => {
  const first = buildInProcess('first')
  await first.says('half')
  const second = buildInProcess('second')
  await second.says(`process ${first.child.pid}`)
  expect(second.output()).not.toContain('half')
  expect(await first.finish()).toBe(0)
  await second.says('half')
  expect([page(), readFileSync(join(dist, 'site.json'), 'utf8')]).toEqual(['first', 'first'])
  expect(await second.finish()).toBe(0)
  expect([page(), readFileSync(join(dist, 'site.json'), 'utf8')]).toEqual(['second', 'second'])
})

test('of two starts at once the second takes the build of the first instead of making it again', async () => {
  const first = buildInProcess('first', { onlyIfNeeded: true })
  await first.says('half')
  const second = buildInProcess('second', { onlyIfNeeded: true })
  const ended = once(second.child, 'exit')
  await second.says('Waiting')
  await first.finish()
  expect((await ended)[0]).toBe(0)
  expect([page(), second.output().includes('half')]).toEqual(['first', false])
})

test('every build says what it was made from', async () => {
  await replaceBuild(dist, version('first'))
  expect(readStamp(newestBuild(dist))).toEqual(currentStamp())
})
