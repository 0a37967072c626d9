// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { recordEarlyInput } from '#browser/earlyInput.ts'
import { flushDrafts, loadDraft, saveDraft } from '#outbox/drafts.ts'
import { browserEnv as env } from '#outbox/env.ts'
import type { FormText } from '#outbox/item.ts'
import { submitText } from '#outbox/submittedText.ts'
import { bindDraft, sendForm, valuesOf } from './useOutboxForm.ts'

const text = (id: string, message: string) => ({ id, fields: { name: '', message } })

/** As the outbox does it with a refused text. */
async function restoreDraft(refused: FormText): Promise<boolean> {
  const { returning, restoreIn, restored } = submitText(refused)
  returning()
  const isDraft = await env.transact(['drafts'], ({ drafts }) => restoreIn(drafts))
  if (isDraft) restored()
  return isDraft
}

function formWith(message = '') {
  document.body.innerHTML = '<form><input name="name"><textarea name="message"></textarea></form>'
  const form = document.querySelector('form') as HTMLFormElement
  const area = form.elements.namedItem('message') as HTMLTextAreaElement
  area.value = message
  const bind = (id: string) => bindDraft(form, id)
  return { form, area, bind }
}
/** The form has seen its draft: what is read here has waited for what it read. */
const bound = loadDraft

test('a form shows what was typed earlier in the fields that are empty', async () => {
  saveDraft('a', { name: 'Asha', message: 'earlier' })
  const { form, bind } = formWith('typed before hydration')
  bind('a')
  await expect.poll(() => valuesOf(form)).toEqual({ name: 'Asha', message: 'typed before hydration' })
  expect(await loadDraft('a')).toEqual(valuesOf(form))
})

test('a form that was opened while a text was on its way shows it when it comes back, and not before', async () => {
  saveDraft('b', { name: '', message: 'on its way' })
  const submitted = submitText(text('b', 'on its way'))
  const { area, bind } = formWith()
  bind('b')
  await bound('b')
  expect(area.value).toBe('')
  await submitted.clear()
  expect(await restoreDraft(text('b', 'on its way'))).toBe(true)
  expect(area.value).toBe('on its way')
})

test('a form that is gone is left alone', async () => {
  const { area, bind } = formWith()
  bind('c')()
  await restoreDraft(text('c', 'back'))
  expect(area.value).toBe('')
})

test('a text that went into the outbox leaves the form into which the browser put it back after a reload', async () => {
  const early = formWith('in flight')
  early.bind('d')
  await bound('d')
  await submitText(text('d', 'in flight')).clear()
  expect(early.area.value).toBe('')
  await flushDrafts()
  expect(await loadDraft('d')).toBeUndefined()
  // The outbox may be quicker than the form.
  const late = formWith('in flight')
  late.bind('d')
  await expect.poll(() => late.area.value).toBe('')
  expect(await loadDraft('d')).toBeUndefined()
})

test('the form that sends keeps its text until it is known what became of it, then shows only what is new', async () => {
  let answer: ((_: Response) => void) | undefined
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  const { form, area, bind } = formWith('being sent')
  bind('e')
  await bound('e')
  const write = () =>
    sendForm(form, 'e', { kind: 'subscription', body: { email: '' }, path: '/api/subscribe', page: '/' })
  for (const typedOn of ['', ' and more']) {
    area.value = 'being sent'
    const delivery = write()
    await expect.poll(() => answer).toBeDefined()
    expect(area.value).toBe('being sent')
    area.value += typedOn
    answer?.(Response.json({}, { status: 201 }))
    answer = undefined
    expect((await delivery).state).toBe('sent')
    expect(area.value).toBe(typedOn && 'being sent and more')
  }
})

/** The modules as another document has them, which shares this device's storage. */
async function anotherPage() {
  vi.resetModules()
  const drafts = await import('#outbox/drafts.ts')
  const { submitText: submit } = await import('#outbox/submittedText.ts')
  return { ...drafts, send: (id: string, message: string) => submit(text(id, message)).clear() }
}

/** A form in which that was typed, and stored. */
async function typedForm(id: string) {
  const shown = formWith()
  shown.bind(id)
  await bound(id)
  shown.area.value = 'typed here'
  saveDraft(id, valuesOf(shown.form))
  await flushDrafts()
  return shown
}

test.each([
  ['comes back from the bfcache', () => window.dispatchEvent(new Event('pageshow'))],
  ['is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a text that another document has sent leaves the form of a page that %s', async (how, show) => {
  const { area } = await typedForm(how)
  const other = await anotherPage()
  expect(await other.loadDraft(how)).toEqual({ name: '', message: 'typed here' })
  await other.send(how, 'typed here')
  show()
  await expect.poll(() => area.value).toBe('')
})

test('a text that is sent from another window leaves the form here at once, though nothing was hidden or shown', async () => {
  const { area } = await typedForm('beside')
  await anotherPage().then(({ send }) => send('beside', 'typed here'))
  const elsewhere = new BroadcastChannel('outbox')
  elsewhere.postMessage({ what: 'sending', firstTry: true, key: 'a', kind: 'enquiry' })
  await expect.poll(() => area.value).toBe('')
  elsewhere.close()
})

/** Shows the page again, and waits for what it read then. */
async function shownAgain(id: string) {
  window.dispatchEvent(new Event('pageshow'))
  for (let turn = 0; turn < 3; turn += 1) await loadDraft(id)
}

test('a text that another tab has overwritten with its own, and sent that, stays in its form', async () => {
  const { area } = await typedForm('f')
  const other = await anotherPage()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000)
  other.saveDraft('f', { name: '', message: 'typed there' })
  await other.flushDrafts()
  clock.mockRestore()
  await other.send('f', 'typed there')
  await shownAgain('f')
  expect(area.value).toBe('typed here')
})

test('a text that was typed on stays in its form, and so does one whose draft cannot be read', async () => {
  const { area, form } = await typedForm('g')
  const other = await anotherPage()
  await other.send('g', 'typed here')
  const read = vi.spyOn(env, 'drafts').mockRejectedValue(new DOMException('lost', 'UnknownError'))
  await shownAgain('g')
  expect(area.value).toBe('typed here')
  read.mockRestore()
  area.value = 'typed here and more'
  saveDraft('g', valuesOf(form))
  await shownAgain('g')
  expect(area.value).toBe('typed here and more')
})

test('a text that was refused elsewhere, and is a draft again, stays in its form', async () => {
  const { area } = await typedForm('h')
  await anotherPage().then(({ send }) => send('h', 'typed here'))
  await restoreDraft(text('h', 'typed here'))
  await shownAgain('h')
  expect(area.value).toBe('typed here')
})

test('a form takes over what was typed before React heard of it, and presses the submit again that was pressed, once', async () => {
  document.body.innerHTML =
    '<form method="dialog" name="enquiry"><input name="name"><textarea name="message"></textarea><button type="submit">Send</button></form>'
  const form = document.querySelector('form') as HTMLFormElement
  window.earlyInput = recordEarlyInput()
  const area = form.elements.namedItem('message') as HTMLTextAreaElement
  area.value = 'early'
  area.dispatchEvent(new Event('input', { bubbles: true }))
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  const clicked = vi.fn((event: Event) => event.preventDefault())
  form.querySelector('button')?.addEventListener('click', clicked)
  bindDraft(form, 'enquiry')
  await expect.poll(() => clicked.mock.calls.length).toBe(1)
  expect(await loadDraft('enquiry')).toEqual({ name: '', message: 'early' })
  expect(form.querySelector('[aria-busy]')).toBeNull()
  expect(window.earlyInput.texts()).toEqual({})
  bindDraft(form, 'enquiry')
  await bound('enquiry')
  expect(clicked).toHaveBeenCalledTimes(1)
  delete window.earlyInput
})
