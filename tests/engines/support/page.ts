import { expect } from 'vitest'
import type { Engine } from './engine.ts'

declare global {
  interface Window {
    /** The target of a test's click. */
    aimedAt?: { element: Element; isClicked: Promise<boolean> }
  }
}

/** Waits until the function, run in the page, answers something true, also across a navigation; answers that. */
export async function until<Arguments extends unknown[], Result>(
  engine: Engine,
  work: (...args: Arguments) => Result,
  ...args: Arguments
): Promise<NonNullable<Awaited<Result>>> {
  let found: Awaited<Result> | undefined
  await expect
    .poll(
      async () => {
        found = await engine.evaluate(work, ...args).catch(() => undefined)
        return Boolean(found)
      },
      { message: `in ${engine.name}: ${work} ${JSON.stringify(args)}` },
    )
    .toBe(true)
  return found as NonNullable<Awaited<Result>>
}

/** Waits until the page has been taken over by its scripts. */
export async function hydrated(engine: Engine): Promise<void> {
  await until(engine, () => 'hydrated' in document.documentElement.dataset)
}

/** Opens the address and waits until the page answers to input, and what it answers without is there, too. */
export async function openPage(engine: Engine, url: string): Promise<void> {
  await engine.evaluate(() => dispatchEvent(new Event('test:leave')))
  await engine.goto(url)
  await until(engine, () => 'late' in document.documentElement.dataset)
}

/** Waits until the worker controls the page and everything that it precaches is stored. */
export async function storedForOffline(engine: Engine): Promise<void> {
  await until(engine, () => navigator.serviceWorker.controller !== null)
}

/**
 * Scrolls the first such element to the middle, waits until it is at rest and nothing covers it, and clicks there. The
 * engine takes its time between looking and pressing: what has moved meanwhile is looked for again.
 */
export async function click(engine: Engine, css: string, text = ''): Promise<void> {
  for (let tries = 0; tries < 3; tries += 1) {
    const [x, y] = await until(engine, centreOf, css, text)
    await engine.clickAt(x, y)
    if (await engine.evaluate(hasArrived).catch(() => true)) return
  }
}

/** Replaces what is in the field by typing. */
export async function fill(engine: Engine, css: string, text: string): Promise<void> {
  await click(engine, css)
  await engine.evaluate((css) => document.querySelector<HTMLInputElement>(css)?.select(), css)
  if (text) await engine.type(text)
  else await engine.press('Backspace')
}

/** Waits until such an element is shown and answers its text. */
export async function shown(engine: Engine, css: string, text = ''): Promise<string> {
  const { found } = await until(engine, textOf, css, text)
  return found
}

/** Waits until no such element is shown. */
export async function gone(engine: Engine, css: string, text = ''): Promise<void> {
  await expect.poll(() => engine.evaluate(textOf, css, text)).toBe(null)
}

/** The present value of the field. */
export function fieldValue(engine: Engine, css: string): Promise<string | undefined> {
  return engine.evaluate((css) => document.querySelector<HTMLInputElement>(css)?.value, css)
}

function textOf(css: string, text: string): { found: string } | null {
  const element = [...document.querySelectorAll<HTMLElement>(css)].find(
    (one) => one.checkVisibility() && one.textContent?.includes(text),
  )
  return element ? { found: element.textContent ?? '' } : null
}

/** Whether the click came to its element; it may have taken that away, or led to another page. */
async function hasArrived(): Promise<boolean> {
  const { aimedAt } = window
  return !aimedAt?.element.isConnected || (await aimedAt.isClicked)
}

async function centreOf(css: string, text: string): Promise<readonly [number, number] | null> {
  const element = [...document.querySelectorAll(css)].find(
    (one) => one.checkVisibility() && (text === '' || one.textContent?.trim() === text),
  )
  const { hydrated, rested } = document.documentElement.dataset
  // Parts below the fold get their heights when the page is at rest, and move what is below them.
  if (!element || (hydrated !== undefined && rested === undefined)) return null
  // So does a font that arrives: it sets all text anew, and not every engine keeps what is read in its place.
  if (document.fonts.status === 'loading') return null
  const centre = () => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left + width / 2, top + height / 2] as const
  }
  const isFree = () => element.contains(document.elementFromPoint(...centre()))
  // It may be out of the window, or under the bar.
  if (!isFree()) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const [x, y] = centre()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const isAtRest = x === centre()[0] && y === centre()[1]
  if (!isAtRest || !isFree()) return null
  // WebKit answers a press before a page that is busy has heard of it.
  const isClicked = new Promise<boolean>((resolve) => {
    const note = (event: Event) => resolve(event.composedPath().includes(element))
    addEventListener('click', note, { capture: true, once: true })
    AbortSignal.timeout(5000).addEventListener('abort', () => resolve(false))
  })
  window.aimedAt = { element, isClicked }
  return [x, y]
}
