/** Milliseconds until the first repetition; each further one waits half as long again. */
const firstWait = 50
/** Milliseconds after which a press is given up: the script of its part may never come. */
const longestWait = 10_000

/** A click of ours is being dispatched. */
let isOwn = false

/**
 * React stops the clicks and submits on a part that is not hydrated yet, and replays only some of them. From now on such a
 * press is repeated until it arrives, except on buttons that somebody else presses again. For the whole visit: a part far
 * below may be hydrated late.
 */
export function repeatStoppedPresses(isLeft: (button: HTMLButtonElement) => boolean): void {
  for (const type of ['click', 'submit'] as const) {
    addEventListener(type, (event) => isOwn || void watch(type, event, isLeft), { capture: true })
  }
}

function watch(type: 'click' | 'submit', event: Event, isLeft: (button: HTMLButtonElement) => boolean): void {
  const pressed = event instanceof SubmitEvent ? event.submitter : event.target
  const button = pressed instanceof Element ? pressed.closest('button') : null
  // The click on a form's own button leads to a submit or reset event.
  if (!button || (type === 'click' && button.form && button.type !== 'button') || isLeft(button)) return
  let arrived = false
  const at = type === 'submit' ? (button.form ?? button) : button
  at.addEventListener(
    type,
    () => {
      arrived = true
    },
    { capture: true, once: true },
  )
  setTimeout(() => arrived || void press(button))
}

/**
 * Presses the button, again as long as React stops the click: it stops those on parts not yet hydrated. Given up after ten
 * seconds, and where a press can do nothing: a button that is disabled or gone. It looks busy until then.
 */
export async function press(button: HTMLButtonElement): Promise<void> {
  let arrived = false
  const end = () => button.removeAttribute('aria-busy')
  button.addEventListener('click', () => {
    if (!arrived) end()
    arrived = true
  })
  let waited = 0
  for (let wait = firstWait; !arrived && waited < longestWait && button.isConnected && !button.disabled; wait *= 1.5) {
    isOwn = true
    button.click()
    isOwn = false
    if (!arrived) button.setAttribute('aria-busy', 'true')
    // React draws what a press changed before the next one: a toggle that was pressed twice is as it was.
    await new Promise((resolve) => setTimeout(resolve, arrived ? 0 : wait))
    waited += wait
  }
  if (!arrived) end()
}
