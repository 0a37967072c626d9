import { earlyTextKey } from '#content/storageKeys.ts'
import { isSlash } from './slash.ts'
import { fields } from './watchWriting.ts'

/** Text in a form of this tab that no draft holds yet. */
export interface EarlyText {
  fields: Record<string, string>
  /** When its submit was pressed, in epoch milliseconds. */
  submittedAt?: number
}

/** The part of the recording that a form takes over. */
interface Taken {
  /** The text typed into it, or into a form of its name on an earlier page. */
  fields: EarlyText['fields']
  /** The button, if its submit was pressed. */
  submit: HTMLButtonElement | undefined
  /** Forgets both: the text is a draft now, or sent. */
  forget: () => void
}

/** The visitor's input before hydration. Recorded in the head of every page, read when React has taken over. */
export interface EarlyInput {
  /** In the order of the presses; the button of a form is listed once, however often it was pressed. */
  pressed: HTMLButtonElement[]
  /** Whether the key of search was pressed. */
  slash: boolean
  /** Whether there was any input: then the scripts are wanted at once. */
  woken: boolean
  /** When something was typed last, in epoch milliseconds. */
  typedAt: number
  /** The texts of this tab by form, including those of an earlier page that never hydrated. */
  texts: () => Record<string, EarlyText>
  /** Forgets the texts of these forms, as their drafts hold them. What was pressed stays as it is. */
  forget: (forms: readonly string[]) => void
  /** Forgets all texts but those of forms that the outbox sends. */
  forgetOthers: () => void
  /** Ends the recording but for forms that the outbox sends: React hears of everything else itself. */
  stop: () => void
  /** Ends it for this form, which hears of everything itself and takes over its text. */
  take: (form: HTMLFormElement) => Taken | undefined
}

declare global {
  interface Window {
    /** Of a prerendered page; the development server sends none. */
    earlyInput?: EarlyInput
  }
}

/** Names of the forms that the outbox sends. Their script comes after React has taken over the rest of the page. */
const outboxForms = ['enquiry', 'subscription']

/** Whether the outbox sends this form. */
export const isOutboxForm = (form: HTMLFormElement | null): boolean => outboxForms.includes(nameOf(form))

/** React hears of this form from now on: ends its recording and answers what it takes over from it, if anything. */
export const takeForm = (form: HTMLFormElement): Taken | undefined => window.earlyInput?.take(form)

/** The forms that only a script can send. Others, as the one of search, the browser submits itself. */
export const keptForms = 'form[method=dialog][name]'

const nothing = '{}'
/** A submit is sent from a later page of the tab only if it was pressed within this time, in milliseconds. */
const submitHolds = 10 * 60_000

/**
 * Records presses until the page is hydrated, and keeps typed text until its form takes it over. Text goes to
 * sessionStorage with every keystroke, so it survives a reload and is shown again on the next page of the tab that has the
 * form.
 */
export function recordEarlyInput(): EarlyInput {
  // If sessionStorage is blocked, a text lives as long as its page.
  let kept = nothing
  const early: EarlyInput = {
    pressed: [],
    slash: false,
    woken: false,
    typedAt: 0,
    texts: () => JSON.parse(read()) as Record<string, EarlyText>,
    forget,
    forgetOthers: () => {
      awaitingDialogs.abort()
      forget(Object.keys(early.texts()).filter((name) => !outboxForms.includes(name)))
    },
    stop: () => listening.abort(),
    take: (form) => {
      const name = nameOf(form)
      if (!isHeard(form) || !isOutboxForm(form)) return undefined
      taken.add(form)
      const text = early.texts()[name]
      const isOwn = (button: HTMLButtonElement) => button.type === 'submit' && nameOf(button.form) === name
      // The one that was pressed may have left the page: React draws a page anew that others had changed.
      const wasPressed = text?.submittedAt !== undefined && early.pressed.some(isOwn)
      const submit = wasPressed ? submitOf(form) : undefined
      early.pressed = early.pressed.filter((button) => !isOwn(button))
      return text && { fields: text.fields, submit, forget: () => forget([name]) }
    },
  }
  /** Forms that React hears of. */
  const taken = new WeakSet<HTMLFormElement>()
  const listening = new AbortController()
  /** Until what was pressed is repeated, which is a moment after React hears of new input. */
  const awaitingDialogs = new AbortController()
  const hear = <Name extends keyof WindowEventMap>(
    name: Name,
    listener: (event: WindowEventMap[Name]) => void,
    signal?: AbortSignal,
  ) => addEventListener(name, listener, { capture: true, ...(signal && { signal }) })
  const untilStopped = listening.signal

  function read(): string {
    try {
      return sessionStorage.getItem(earlyTextKey) ?? nothing
    } catch {
      return kept
    }
  }
  function write(texts: string): void {
    kept = texts
    try {
      if (texts === nothing) sessionStorage.removeItem(earlyTextKey)
      else sessionStorage.setItem(earlyTextKey, texts)
    } catch {}
  }
  function forget(forms: readonly string[]): void {
    const texts = early.texts()
    for (const name of forms) delete texts[name]
    write(JSON.stringify(texts))
  }
  function keep(form: HTMLFormElement, change: Partial<EarlyText>): void {
    const texts = early.texts()
    texts[nameOf(form)] = { ...texts[nameOf(form)], fields: fieldsOf(form), ...change }
    write(JSON.stringify(texts))
  }
  const isHeard = (form: HTMLFormElement) =>
    form.matches(keptForms) && !taken.has(form) && (!listening.signal.aborted || isOutboxForm(form))
  function submit(form: HTMLFormElement): void {
    const button = submitOf(form)
    if (button && !early.pressed.includes(button)) press(button)
  }
  function press(button: HTMLButtonElement): void {
    early.pressed.push(button)
    button.setAttribute('aria-busy', 'true')
  }
  /** Opened now, a dialog that was asked for before would take the field from who went on to write. */
  function takeBackDialogs({ target }: Event): void {
    if (!(target instanceof Element && target.matches(fields))) return
    const opensDialog = (button: HTMLButtonElement) => button.getAttribute('aria-haspopup') === 'dialog'
    for (const button of early.pressed.filter(opensDialog)) button.removeAttribute('aria-busy')
    early.pressed = early.pressed.filter((button) => !opensDialog(button))
    early.slash = false
  }

  addEventListener('input', takeBackDialogs, { capture: true, signal: awaitingDialogs.signal })
  hear(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      // A form's own buttons lead to its submit or reset event.
      if (button && (button.type === 'button' || !button.form)) press(button)
    },
    untilStopped,
  )
  hear(
    'keydown',
    (event) => {
      if (!isSlash(event)) return
      // Firefox would open its own search.
      event.preventDefault()
      early.slash = true
    },
    untilStopped,
  )
  hear('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (!isHeard(form)) return
    // Browsers that do not know method="dialog" would put the text into the address.
    event.preventDefault()
    keep(form, { submittedAt: Date.now() })
    submit(form)
  })
  hear('input', ({ target }) => {
    const { form } = target as HTMLInputElement
    early.typedAt = Date.now()
    if (form && isHeard(form)) keep(form, {})
  })
  hear('reset', ({ target }) => {
    if (!isHeard(target as HTMLFormElement)) return
    forget([nameOf(target as HTMLFormElement)])
    early.pressed = early.pressed.filter((button) => button.form !== target)
    for (const busy of (target as Element).querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy')
  })
  for (const sign of ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const) {
    hear(
      sign,
      () => {
        early.woken = true
      },
      untilStopped,
    )
  }
  hear('DOMContentLoaded', () => {
    for (const form of document.forms) {
      const text = early.texts()[nameOf(form)]
      if (!text || !isHeard(form)) continue
      for (const [name, value] of Object.entries(text.fields)) {
        const field = form.elements.namedItem(name) as HTMLInputElement | null
        if (field) field.value ||= value
      }
      if (Date.now() - (text.submittedAt ?? 0) < submitHolds) submit(form)
    }
  })
  return early
}

const submitOf = (form: HTMLFormElement) => form.querySelector<HTMLButtonElement>('button[type=submit]') ?? undefined

const nameOf = (form: HTMLFormElement | null) => form?.getAttribute('name') ?? ''

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {}
  new FormData(form).forEach((value, name) => {
    fields[name] = String(value)
  })
  return fields
}
