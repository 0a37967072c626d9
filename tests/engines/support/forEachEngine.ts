import { afterAll, beforeAll, describe } from 'vitest'
import { type Engine, type EngineName, engineNames } from './engine.ts'
import { startPuppeteer } from './puppeteerEngine.ts'
import { startWebkit } from './webkitEngine.ts'

/** The engines under test: all of them, or those that the setting ENGINES names. */
const named = process.env.ENGINES?.split(',')

interface Choice {
  /** Only these engines, which call themselves so. */
  userAgents?: Partial<Record<EngineName, string>>
  /** Left out, unless ENGINES names them. */
  without?: readonly EngineName[]
}

/** For what the journeys in `tests/e2e` do too, in Chromium. */
export const alsoEndToEnd: Choice = { without: ['chromium'] }

/** Declares the same tests for each engine, which starts once for all of them. */
export function forEachEngine(declare: (engine: Engine) => void, { userAgents, without = [] }: Choice = {}): void {
  const chosen = named ?? engineNames.filter((name) => !without.includes(name))
  for (const name of engineNames.filter((name) => chosen.includes(name) && (!userAgents || userAgents[name]))) {
    describe(`in ${name}`, () => {
      let started: Engine | undefined
      beforeAll(async () => {
        const userAgent = userAgents?.[name]
        started = await (name === 'webkit' ? startWebkit(userAgent) : startPuppeteer(name, userAgent))
      })
      afterAll(() => started?.[Symbol.asyncDispose]())
      declare(
        new Proxy({} as Engine, {
          get: (_none, property) => {
            if (!started) throw new Error('The engine runs from the first test on')
            return Reflect.get(started, property)
          },
        }),
      )
    })
  }
}
