import { lostPressId } from '#content/pageMarks.ts'
import { isWriting } from './watchWriting.ts'

/** Milliseconds after which a press is given up: the script that it needs may never come. */
const longestWait = 10_000

interface Press {
  button: HTMLElement
  /** React has taken the button out of the page and has yet to draw it anew (site/start/afterRepair.ts). */
  isComing: boolean
}

/** The presses that React did not hear, recorded in the head of every page for the whole visit. */
export type EarlyInput = ReturnType<typeof recordEarlyInput>

/**
 * Repeats each press on a button until it arrives: nothing hears it before hydration, and later React stops it where a part is
 * not hydrated yet. The button looks busy meanwhile. After ten seconds the press is given up, and a message says so.
 */
export function recordEarlyInput() {
  const early = {
    /** The presses that have yet to arrive, in their order. */
    pressed: [] as Press[],
    /** Whether React hears presses, but for parts that it has yet to take over. */
    isHeard: false,
    /** To be called once all but those are hydrated. */
    repeat: () => {},
    press,
  }
  const hydrated = new Promise<void>((resolve) => (early.repeat = resolve))
  const isPressed = (button: Element) => early.pressed.some((one) => one.button === button)
  let isOwn = false

  async function press(pressed: HTMLElement): Promise<void> {
    const one = { button: pressed, isComing: false }
    early.pressed.push(one)
    pressed.setAttribute('aria-busy', 'true')
    setTimeout(() => early.pressed.includes(one) && giveUp(one), longestWait)
    await hydrated
    for (let wait = 0; ; wait = wait * 1.5 || 50) {
      // React draws what a press changed before the next one: a toggle that was pressed twice is as it was.
      await new Promise((resolve) => setTimeout(resolve, wait))
      if (!early.pressed.includes(one)) return
      const { button, isComing } = one
      if (isComing) continue
      // A dialog that was asked for before would take the field from who went on to write.
      const isUnwanted = button.matches('[aria-haspopup=dialog], [aria-keyshortcuts]') && isWriting()
      if (isUnwanted || !button.isConnected || button.matches(':disabled')) return end(one)
      button.addEventListener('click', () => end(one), { once: true })
      isOwn = true
      button.click()
      isOwn = false
    }
  }
  function end(one: Press): void {
    early.pressed = early.pressed.filter((other) => other !== one)
    if (!isPressed(one.button)) one.button.removeAttribute('aria-busy')
  }
  function giveUp(one: Press): void {
    end(one)
    const hide = (isHidden: boolean) => document.getElementById(lostPressId)?.toggleAttribute('hidden', isHidden)
    hide(false)
    setTimeout(hide, longestWait, true)
  }
  const hear = <Name extends keyof WindowEventMap>(name: Name, listener: (event: WindowEventMap[Name]) => void) =>
    addEventListener(name, listener, { capture: true })
  hear('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    // A form's own buttons lead to its submit or reset event.
    if (isOwn || !button || (button.form && button.type !== 'button')) return
    if (!early.isHeard) return void press(button)
    let hasArrived = false
    button.addEventListener('click', () => (hasArrived = true), { capture: true, once: true })
    setTimeout(() => hasArrived || press(button))
  })
  hear('submit', (event) => {
    const { target, submitter } = event
    if (isOwn || !(target as Element).matches('[method=dialog]')) return
    // Browsers that do not know method="dialog" would put the text into the address. Our forms prevent it, too, once hydrated.
    if (!early.isHeard) event.preventDefault()
    if (!(submitter instanceof HTMLElement) || isPressed(submitter)) return
    if (early.isHeard) setTimeout(() => event.defaultPrevented || press(submitter))
    else void press(submitter)
  })
  hear('reset', ({ target }) => early.pressed.filter(({ button }) => (target as Element).contains(button)).map(end))
  return early
}
