import { lostPressId } from '#content/pageMarks.ts'
import { isSlash, pressSlash } from './slash.ts'
import { fields } from './watchWriting.ts'

/** Milliseconds after which a press is given up: the script that it needs may never come. */
const longestWait = 10_000
/** Milliseconds until the first repetition; each further one waits half as long again. */
const firstWait = 50

type Press = { button: HTMLButtonElement }

/** The visitor's input that React did not hear. Recorded in the head of every page, for the whole visit. */
export interface EarlyInput {
  /** The presses that have yet to arrive, in their order. */
  pressed: Press[]
  /** When something was typed last, in epoch milliseconds. */
  typedAt: number
  /** React hears from now on, but for parts that it has yet to take over. What was pressed is repeated after `hydrated`. */
  handOver: (hydrated: Promise<void>) => void
}

declare global {
  interface Window {
    /** Of a prerendered page; the development server sends none. */
    earlyInput?: EarlyInput
  }
}

/**
 * Repeats each press on a button until it arrives: nothing hears it before hydration, and later React stops it where a part is
 * not hydrated yet. The button looks busy meanwhile. After ten seconds the press is given up, and a message says so.
 */
export function recordEarlyInput(): EarlyInput {
  let [isHeard, isHydrated, isRepeating, isOwn, slash] = [false, false, false, false, false]
  const early: EarlyInput = { pressed: [], typedAt: 0, handOver }
  const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

  function press(button: HTMLButtonElement): void {
    const one = { button }
    early.pressed.push(one)
    button.setAttribute('aria-busy', 'true')
    setTimeout(() => early.pressed.includes(one) && giveUp(one), longestWait)
    if (isHydrated) void repeat()
  }
  function end(one: Press): void {
    early.pressed = early.pressed.filter((other) => other !== one)
    if (early.pressed.every(({ button }) => button !== one.button)) one.button.removeAttribute('aria-busy')
  }
  function giveUp(one: Press): void {
    end(one)
    const message = document.getElementById(lostPressId)
    message?.removeAttribute('hidden')
    setTimeout(() => message?.setAttribute('hidden', ''), longestWait)
  }
  async function repeat(): Promise<void> {
    if (isRepeating) return
    isRepeating = true
    for (let wait = firstWait; early.pressed.length > 0; wait *= 1.5) {
      for (const one of early.pressed) {
        pressAgain(one)
        // React draws what a press changed before the next one: a toggle that was pressed twice is as it was.
        await pause(0)
      }
      await pause(wait)
    }
    isRepeating = false
  }
  function pressAgain(one: Press): void {
    const { button } = one
    const arrived = () => end(one)
    button.addEventListener('click', arrived)
    isOwn = true
    if (button.isConnected && !button.disabled) button.click()
    else arrived()
    isOwn = false
    button.removeEventListener('click', arrived)
  }
  function handOver(hydrated: Promise<void>): void {
    isHeard = true
    void hydrated.then(() => {
      isHydrated = true
      if (slash) pressSlash()
      return repeat()
    })
  }
  const hear = <Name extends keyof WindowEventMap>(name: Name, listener: (event: WindowEventMap[Name]) => void) =>
    addEventListener(name, listener, { capture: true })
  /** The last click on a button, and whether it arrived there. */
  let click: { button: HTMLButtonElement; arrived: boolean } | undefined
  hear('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (isOwn || !button) return
    const now = { button, arrived: false }
    click = now
    button.addEventListener('click', () => (now.arrived = true), { capture: true, once: true })
    // A form's own buttons lead to its submit or reset event.
    if (button.form && button.type !== 'button') return
    if (isHeard) setTimeout(() => now.arrived || press(button))
    else press(button)
  })
  hear('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (isOwn || !form.matches('[method=dialog]')) return
    // Browsers that do not know method="dialog" would put the text into the address.
    if (!isHeard) event.preventDefault()
    const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
    // React stops no submit, but the click that leads to it, also that of the Enter key.
    const isStopped = !isHeard || (click?.button === button && !click?.arrived)
    if (button && isStopped && early.pressed.every((one) => one.button !== button)) press(button)
  })
  hear('reset', ({ target }) => {
    for (const one of early.pressed) if (one.button.form === target) end(one)
  })
  hear('keydown', (event) => {
    if (isHeard || !isSlash(event)) return
    // Firefox would open its own search.
    event.preventDefault()
    slash = true
  })
  hear('input', ({ target }) => {
    early.typedAt = Date.now()
    if (!(target instanceof Element && target.matches(fields))) return
    // Opened now, a dialog that was asked for before would take the field from who went on to write.
    slash = false
    for (const one of early.pressed) if (one.button.getAttribute('aria-haspopup') === 'dialog') end(one)
  })
  return early
}
