import { callPath } from '#contract/calls.ts'
import type { Submission } from '#device/outbox/item.ts'
import { claimUnseenReceipts } from '#device/outbox/receipts.ts'
import { discard, edit, list } from '#device/outbox/replay.ts'
import { Device, type Fault } from './device.ts'
import { Random } from './random.ts'

const minute = 60_000
const faults = ['none', 'none', 'offline', 'lost request', 'lost answer', 'lost answer', 429, 408, 500, 503] as const

/** A text that the visitor wrote, and everything that the visitor was shown about it. */
export interface Text {
  text: string
  /** The outcome that its form showed; `closed` when its tab was closed before it could. */
  form: 'sent' | 'saved' | 'refused' | 'unavailable' | 'closed'
  /** How often a page said later that it was sent. */
  receipts: number
  /** The server did not accept it, and the outbox says so. */
  needsAttention: boolean
  /** It was in its form when the visitor came back, and was submitted again. */
  foundInForm: boolean
  /** How many rows the server must have of it in the end. */
  rows: 0 | 1
}

interface Form {
  id: string
  submission: (text: string) => Submission
}

const enquiryForm: Form = {
  id: 'enquiry',
  submission: (message) => ({
    kind: 'enquiry',
    path: callPath.contact(),
    body: { name: 'Asha Rao', email: 'asha@example.com', message, contactNumber: 'N/A' },
    page: '/contact',
  }),
}

/** The comment form of an article whose comments this device has never read. */
function commentForm(number: number): Form {
  const blogId = `blog${number}`
  return {
    id: `comment:${blogId}`,
    submission: (text) => ({
      kind: 'comment',
      path: callPath.comments(blogId),
      body: { text, username: 'Asha', phone: '', email: '' },
      page: '/blogs/x',
      about: { blogId },
    }),
  }
}

const allForms = [enquiryForm, ...Array.from({ length: 8 }, (_, index) => commentForm(index + 1))]

/** A text that the server refuses on every try: it takes no NUL character. */
const unacceptable = '\u0000'

/** One random schedule on a new device. */
export class Schedule {
  readonly texts: Text[] = []
  readonly #random: Random
  readonly #device: Device
  readonly #seed: number

  constructor(seed: number, url: string) {
    this.#seed = seed
    this.#random = new Random(seed)
    this.#device = new Device(`device-${seed}`, url, this.#random.chance(0.7), this.#random)
  }

  /** Texts are written in several tabs at once, on a line with faults, in tabs that are closed at any step; others replay. */
  async trouble(): Promise<void> {
    const [device, random] = [this.#device, this.#random]
    for (let round = 0; round < 2 + random.below(3); round += 1) {
      device.offline = random.chance(0.3)
      device.faults = Array.from({ length: random.below(8) }, (): Fault => random.pick(faults))
      const forms = [enquiryForm, commentForm(1 + random.below(4)), commentForm(5 + random.below(4))]
      const writing = forms.slice(random.below(3)).map((form) => write(device, form, this.#seed, this.texts, random))
      await Promise.all([...writing, ...replays(device, random)])
      device.wait(random.below(4 * minute))
    }
    device.offline = false
    device.faults = []
  }

  /** The visitor comes back while everything works. */
  async calm(): Promise<void> {
    await comeBack(this.#device, this.texts)
    await decide(this.#device, this.texts, this.#random)
  }
}

async function write(device: Device, form: Form, seed: number, texts: Text[], random: Random): Promise<void> {
  const found = await device.tab().draft(form.id)
  const again = texts.find(({ text }) => text === found?.text)
  // The visitor sends what the form holds before anything else is written there.
  const refused = random.chance(0.15) ? unacceptable : ''
  const text = again?.text ?? `${form.id} ${seed}.${texts.length}${refused}`
  const entry: Text = again ?? {
    text,
    form: 'closed',
    receipts: 0,
    needsAttention: false,
    foundInForm: false,
    rows: refused ? 0 : 1,
  }
  if (!again) texts.push(entry)
  const closing = { steps: 2 + random.below(9), lastIsDone: random.chance(0.5) }
  device.tab().type(form.id, { text })
  const tab = device.tab(random.chance(0.35) ? closing : undefined)
  const delivery = await tab.submit(form.id, { text }, form.submission(text), random.chance(0.7))
  entry.form = delivery === 'closed' ? 'closed' : delivery.state
}

function replays(device: Device, random: Random): Promise<unknown>[] {
  return Array.from({ length: random.below(3) }, () => {
    const closing = { steps: 1 + random.below(9), lastIsDone: random.chance(0.5) }
    const tab = device.tab(random.chance(0.4) ? closing : undefined)
    return random.chance(0.5) ? tab.replay() : tab.sendNow()
  })
}

/** Visits until nothing is left to do: the outbox replays, the visitor sends what forms hold and sees receipts. */
async function comeBack(device: Device, texts: Text[]): Promise<void> {
  for (let visit = 0; visit < 4; visit += 1) {
    device.wait(10 * minute)
    const tabs = [device.tab(), device.tab()] as const
    await Promise.all([tabs[0].replay(), tabs[1].sendNow()])
    device.wait(minute)
    for (const { id, submission } of allForms) {
      const found = await tabs[0].draft(id)
      const entry = texts.find(({ text }) => text === found?.text)
      if (!found || !entry) continue
      entry.foundInForm = true
      if (entry.rows === 0) continue
      const delivery = await tabs[0].submit(id, found, submission(entry.text), true)
      entry.form = delivery === 'closed' ? delivery : delivery.state
    }
    // Both ask at once; each receipt is shown by one of them.
    for (const { key } of (await Promise.all(tabs.map(({ env }) => claimUnseenReceipts(env)))).flat()) {
      const entry = texts.find(({ text }) => text === device.sent.get(key))
      if (!entry) throw new Error('There is a receipt for what nobody wrote.')
      entry.receipts += 1
    }
  }
}

/** An item that needs attention is discarded, or corrected and sent. */
async function decide(device: Device, texts: Text[], random: Random): Promise<void> {
  const tab = device.tab()
  for (const { key, body, state } of await list(tab.env)) {
    const text = 'message' in body ? body.message : 'text' in body ? body.text : ''
    const entry = texts.find((one) => one.text === text)
    if (!entry) throw new Error(`The outbox holds what nobody wrote: ${text}`)
    entry.needsAttention = state.name === 'needs-attention'
    if (random.chance(0.5)) {
      await discard(key, tab.env)
      continue
    }
    const corrected = `${text.replace(unacceptable, '')} corrected`
    await edit(key, 'message' in body ? { ...body, message: corrected } : { ...body, text: corrected }, tab.env)
    await tab.replay()
    const { length } = await claimUnseenReceipts(tab.env)
    texts.push({ text: corrected, form: 'saved', receipts: length, needsAttention: false, foundInForm: false, rows: 1 })
  }
  if ((await list(tab.env)).length > 0) throw new Error('Something is still in the outbox.')
}
