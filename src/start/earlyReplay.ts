import type { EarlyInput, EarlyText } from '#browser/earlyInput.ts'
import { onceHydrated } from '#browser/hydrated.ts'
import { pressSlash } from '#browser/slash.ts'
import { flushDrafts, loadDraft, saveDraft } from '#outbox/drafts.ts'

/** Forms whose text is a draft under the form's own name. The form for the visitor's own notes keeps none. */
const withDraft = ['enquiry', 'subscription']

/** Makes drafts of what was typed before hydration, on this page or on an earlier one that never hydrated. */
export async function adoptEarlyText(early: EarlyInput | undefined): Promise<void> {
  const texts = Object.entries(early?.texts() ?? {}).filter(([id]) => withDraft.includes(id))
  for (const [id, { fields }] of texts) saveDraft(id, { ...(await loadDraft(id)), ...filled(fields) })
  if (texts.length) await flushDrafts()
}

/** Milliseconds between retries while React has not hydrated the target. */
const retryInterval = 50

const filled = (fields: EarlyText['fields']) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value))

/** From now on React hears presses itself; the earlier ones are repeated in their order once the page is hydrated. */
export function replayEarlyInput(early: EarlyInput | undefined): void {
  if (!early) return
  early.stop()
  repeatStopped()
  onceHydrated(() => void replay(early))
}

async function replay(early: EarlyInput): Promise<void> {
  const texts = early.texts()
  // Before anything is sent: a page that comes back from the bfcache must not send it a second time.
  early.forget()
  for (const button of early.pressed) {
    const { form, type } = button
    button.removeAttribute('aria-busy')
    if (form && type === 'submit' && !texts[form.getAttribute('name') ?? '']?.submittedAt) continue
    await press(button)
  }
  if (early.slash) pressSlash()
}

/**
 * React stops the clicks and submits on a part that is not hydrated yet, and replays only some of them. Such a press is
 * repeated until it arrives. For the whole visit: a part far below may be hydrated late.
 */
function repeatStopped(): void {
  for (const type of ['click', 'submit'] as const) {
    addEventListener(type, (event) => isOwn || void watch(type, event), { capture: true })
  }
}

function watch(type: 'click' | 'submit', event: Event): void {
  const pressed = event instanceof SubmitEvent ? event.submitter : event.target
  const button = pressed instanceof Element ? pressed.closest('button') : null
  // The click on a form's own button leads to a submit or reset event.
  if (!button || (type === 'click' && button.form && button.type !== 'button')) return
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

/** A click of ours is being dispatched. */
let isOwn = false

/** Presses the button, again and again as long as React stops the click: it stops those on parts not yet hydrated. */
async function press(button: HTMLButtonElement): Promise<void> {
  let arrived = false
  button.addEventListener('click', () => {
    arrived = true
  })
  while (!arrived && button.isConnected) {
    isOwn = true
    button.click()
    isOwn = false
    // React draws what a press changed before the next one: a toggle that was pressed twice is as it was.
    await new Promise((resolve) => setTimeout(resolve, arrived ? 0 : retryInterval))
  }
}
