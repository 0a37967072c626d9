import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#server/testing/freePort.ts'
import type { Engine, Key } from './engine.ts'
import { Programs, startDisplay } from './programs.ts'
import { watchPage } from './watchPage.ts'
import { isReady, newSession } from './webDriver.ts'

/**
 * Milliseconds that a script may take; who polls has time for another. The driver counts them in the page, so not for a
 * script that starts while its page goes into the back-forward cache: those are counted here, too.
 */
const scriptLimit = 12_000
const marker = 'COMPLAINT '
/** The protocol's code points for keys that are not letters. */
const codes: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  Backspace: '\uE003',
}

const capabilities = {
  alwaysMatch: {
    'webkitgtk:browserOptions': { binary: join(import.meta.dirname, 'webkitWindow.py'), args: [] },
    // The driver would wait for ever for the load of a page that comes out of the back-forward cache.
    pageLoadStrategy: 'none',
    timeouts: { script: scriptLimit, pageLoad: 60_000, implicit: 0 },
  },
}

/** WebKitGTK, Safari's engine, in a window on its own display, over W3C WebDriver. */
export async function startWebkit(userAgent?: string): Promise<Engine> {
  const complaints: string[] = []
  const home = mkdtempSync(join(tmpdir(), 'pravasi-desk-webkit-'))
  const programs = new Programs()
  const port = await startDriver(programs, home, complaints, userAgent)
  let session = await newSession(port, capabilities)
  const keys = (text: string) =>
    session.post<void>('/actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: [...text].flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    })
  let departures = 0
  /** Leaves the page and waits until another document has loaded. */
  const leave = async (go: () => Promise<void>) => {
    departures += 1
    const mark = String(departures)
    await engine.evaluate((mark) => document.documentElement.setAttribute('data-left', mark), mark)
    await go()
    const hasLoaded = (mark: string) =>
      document.readyState === 'complete' && document.documentElement.getAttribute('data-left') !== mark
    for (let tries = 0; tries < 600; tries++) {
      if (await engine.evaluate(hasLoaded, mark).catch(() => false)) return
      await wait(50)
    }
    throw new Error('No other page came')
  }
  const engine: Engine = {
    name: 'webkit',
    complaints,
    goto: (url) => leave(() => session.post('/url', { url })),
    reload: () => leave(() => session.post('/refresh')),
    back: () => leave(() => session.post('/back')),
    evaluate: async (work, ...args) => {
      const script = `const done = arguments[arguments.length - 1]
        new Promise((resolve) => resolve((${work})(...[...arguments].slice(0, -1)))).then(
          (value) => done({ value }), (error) => done({ error: String(error) }))`
      const { value, error } = await session.post<{ value: never; error?: string }>(
        '/execute/async',
        { script, args },
        AbortSignal.timeout(scriptLimit),
      )
      if (error) throw new Error(error)
      return value
    },
    clickAt: (x, y) =>
      session.post('/actions', {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      }),
    type: keys,
    press: (key) => keys(codes[key]),
    resize: async (width, height) => {
      // The window is sized, not the page; it has no frame, so one step is enough unless the engine rounds.
      for (let tries = 0; tries < 50; tries++) {
        const [innerWidth = 0, innerHeight = 0] = await engine.evaluate(() => [window.innerWidth, window.innerHeight])
        if (innerWidth === width && innerHeight === height) return
        if (tries % 10 === 0) await session.post('/window/rect', { width, height })
        await wait(50)
      }
      throw new Error(`The page did not come to ${width} × ${height}`)
    },
    newTab: async () => {
      const { handle } = await session.post<{ handle: string }>('/window/new', { type: 'tab' })
      await session.delete('/window')
      await session.post('/window', { handle })
    },
    restart: async () => {
      await session.delete('')
      session = await newSession(port, capabilities)
    },
    [Symbol.asyncDispose]: async () => {
      await session.delete('').catch(() => {})
      await programs[Symbol.asyncDispose]()
      rmSync(home, { recursive: true, force: true })
    },
  }
  return engine
}

/** Starts WebKitWebDriver and answers its port. */
async function startDriver(programs: Programs, home: string, complaints: string[], userAgent = ''): Promise<number> {
  const port = await freePort()
  const folder = (name: string) => {
    mkdirSync(join(home, name), { mode: 0o700 })
    return join(home, name)
  }
  writeFileSync(join(home, 'watchPage.js'), `(${watchPage})()`)
  const env = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: folder('run'),
    DISPLAY: await startDisplay(programs),
    GDK_BACKEND: 'x11',
    // Root may not use the sandbox; what is opened is our own site.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    LANG: 'C.UTF-8',
    WINDOW_DATA: folder('stored'),
    WINDOW_SCRIPT: join(home, 'watchPage.js'),
    WINDOW_USER_AGENT: userAgent,
  }
  const driver = programs.start('dbus-run-session', ['--', 'WebKitWebDriver', `--port=${port}`], env, [
    'ignore',
    'pipe',
    'ignore',
  ])
  if (driver.stdout) {
    createInterface(driver.stdout).on('line', (line) => {
      if (line.startsWith(marker)) complaints.push(line.slice(marker.length))
    })
  }
  for (let tries = 0; tries < 200; tries++) {
    if (await isReady(port)) return port
    await wait(50)
  }
  throw new Error('WebKitWebDriver did not answer')
}
