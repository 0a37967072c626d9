import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserFlags, findBrowser } from '../../src/build/scripts/findBrowser.mjs'

/** @typedef {{ width: number, height: number, deviceScaleFactor: number }} Phone */
/**
 * Chromium's answers to the calls that are made here, all in one.
 * @typedef {{ browserContextId: string, targetId: string, sessionId: string, result: { value: unknown }, exceptionDetails?: { text: string } }} Answer
 */
/** @typedef {{ id?: number, result: Answer, error?: { message: string } }} Message */

/** Milliseconds between looks at a page. */
const interval = 50
/** Milliseconds after which what is waited for counts as missing. */
const patience = 60_000

/**
 * Starts Chromium and speaks to it over a pipe. Not by Playwright, whose `Runtime.enable` makes V8 look up the place in the
 * source of every Error that is created, and React creates one while it is evaluated: on a slow phone that is an eighth of a
 * second, which no visitor pays. `profile` is kept if given; `more` are further arguments of Chromium.
 *
 * @param {string} [profile] @param {readonly string[]} [more]
 */
export async function openBrowser(profile, more = []) {
  const folder = profile ?? mkdtempSync(join(tmpdir(), 'pravasi-desk-browser-'))
  const own = ['--headless', '--remote-debugging-pipe', `--user-data-dir=${folder}`, 'about:blank']
  const browser = spawn(await findBrowser(), [...browserFlags, ...more, ...own], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  const [, , , input, output] =
    /** @type {[null, null, null, import('node:stream').Writable, import('node:stream').Readable]} */ (
      /** @type {unknown} */ (browser.stdio)
    )
  const ended = new Promise((resolve) => browser.once('exit', resolve))
  /** @type {Map<number, { resolve: (result: Answer) => void, reject: (error: Error) => void }>} */
  const waiting = new Map()
  let calls = 0
  let rest = ''
  output.setEncoding('utf8').on('data', (text) => {
    const messages = (rest + text).split('\0')
    rest = messages.pop() ?? ''
    for (const message of messages) take(JSON.parse(message))
  })

  /** @param {Message} message */
  function take(message) {
    // Events are not listened to.
    if (message.id === undefined) return
    const call = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.error) call?.reject(new Error(message.error.message))
    else call?.resolve(message.result)
  }

  /** @param {string} method @param {object} [params] @param {string} [sessionId] @returns {Promise<Answer>} */
  function send(method, params = {}, sessionId) {
    calls += 1
    input.write(`${JSON.stringify({ id: calls, method, params, sessionId })}\0`)
    return new Promise((resolve, reject) => waiting.set(calls, { resolve, reject }))
  }

  /** Opens an empty page; `isApart` with a profile of its own. @param {Phone} phone */
  async function newPage(phone, isApart = true) {
    const context = isApart ? await send('Target.createBrowserContext') : {}
    const { targetId } = await send('Target.createTarget', { url: 'about:blank', ...context })
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
    /** @param {string} method @param {object} [params] */
    const ask = (method, params) => send(method, params, sessionId)
    await ask('Page.enable')
    await ask('Emulation.setDeviceMetricsOverride', { ...phone, mobile: true })
    /** The value of an expression. @param {string} expression */
    const evaluate = async (expression) => {
      const { result, exceptionDetails } = await ask('Runtime.evaluate', { expression, returnByValue: true })
      if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`)
      return result.value
    }
    return {
      send: ask,
      evaluate,
      /** The expression's first value that is true. @param {string} expression */
      async waitFor(expression) {
        for (const end = Date.now() + patience; Date.now() < end; await pause()) {
          const value = await evaluate(expression)
          if (value) return value
        }
        throw new Error(`not within ${patience} ms: ${expression}`)
      },
      async close() {
        if (isApart) await send('Target.disposeBrowserContext', context)
        else await send('Target.closeTarget', { targetId })
      },
    }
  }

  return {
    newPage,
    async close() {
      await send('Browser.close').catch(() => browser.kill())
      await ended
      if (profile === undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, interval))
