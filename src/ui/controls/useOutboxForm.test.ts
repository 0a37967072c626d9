// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { dropSubmitted, loadDraft, markSubmitted, restoreSubmitted, saveDraft } from '#device/outbox/drafts.ts'
import { browserEnv as env } from '#device/outbox/env.ts'
import { keepEarlyText } from '#ui/browser/earlyText.ts'
import { bindDraft, sendForm, valuesOf } from './useOutboxForm.ts'

const text = (id: string, message: string) => ({ id, fields: { name: '', message } })
const submitted = (id: string, message: string) => markSubmitted(text(id, message), env)
/** As the outbox does it with a refused text. */
const comesBack = (id: string, message: string, key: string) => restoreSubmitted(text(id, message), key, false, env)

function formWith(message = '') {
  document.body.innerHTML = '<form><input name="name"><textarea name="message"></textarea></form>'
  const form = document.querySelector('form') as HTMLFormElement
  const area = form.elements.namedItem('message') as HTMLTextAreaElement
  area.value = message
  const bind = (id: string) => bindDraft(form, id)
  return { form, area, bind }
}

afterEach(() => {
  delete window.typedAt
})

test('a form shows what was typed earlier in the fields that are empty', () => {
  saveDraft('a', { name: 'Asha', message: 'earlier' })
  const { form, bind } = formWith('typed before hydration')
  window.typedAt = Date.now()
  bind('a')
  expect(valuesOf(form)).toEqual({ name: 'Asha', message: 'typed before hydration' })
  expect(loadDraft('a')).toEqual(valuesOf(form))
})

test('a form that was opened while a text was on its way shows it when it comes back, and not before', () => {
  saveDraft('b', { name: '', message: 'on its way' })
  const key = submitted('b', 'on its way')
  const { area, bind } = formWith()
  bind('b')
  expect(area.value).toBe('')
  comesBack('b', 'on its way', key)
  expect(area.value).toBe('on its way')
})

test('a form that is gone is left alone', () => {
  const { area, bind } = formWith()
  bind('c')()
  comesBack('c', 'back', submitted('c', 'back'))
  expect(area.value).toBe('')
})

test('a text that was submitted leaves the form into which the browser put it back after a reload', () => {
  const early = formWith('in flight')
  early.bind('d')
  const key = submitted('d', 'in flight')
  expect(early.area.value).toBe('')
  // The outbox may be quicker than the form.
  for (const moment of ['on its way', 'sent']) {
    if (moment === 'sent') dropSubmitted('d', key, env)
    const late = formWith('in flight')
    late.bind('d')
    expect(late.area.value).toBe('')
    expect(loadDraft('d')).toBeUndefined()
  }
})

test('the form that sends keeps its text until it is known what became of it, then shows only what is new', async () => {
  let answer: ((_: Response) => void) | undefined
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  const { form, area, bind } = formWith('being sent')
  bind('e')
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
  const drafts = await import('#device/outbox/drafts.ts')
  const { browserEnv } = await import('#device/outbox/env.ts')
  const send = (id: string, message: string) => {
    const key = drafts.markSubmitted(text(id, message), browserEnv)
    drafts.dropSubmitted(id, key, browserEnv)
  }
  const refused = (id: string, message: string) =>
    drafts.restoreSubmitted(text(id, message), drafts.markSubmitted(text(id, message), browserEnv), false, browserEnv)
  return { ...drafts, send, refused }
}

/** A form in which that was typed. */
function typedForm(id: string) {
  const shown = formWith()
  shown.bind(id)
  shown.area.value = 'typed here'
  saveDraft(id, valuesOf(shown.form))
  return shown
}

const shownAgain = () => window.dispatchEvent(new Event('pageshow'))

test.each([
  ['comes back from the bfcache', shownAgain],
  ['is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a text that another document has sent leaves the form of a page that %s', async (how, show) => {
  const { area } = typedForm(how)
  const other = await anotherPage()
  expect(other.loadDraft(how)).toEqual({ name: '', message: 'typed here' })
  other.send(how, 'typed here')
  show()
  expect(area.value).toBe('')
})

/** As the browser tells a tab what another one has written. */
async function heardHere(id: string, write: () => void): Promise<void> {
  const key = `draft:${id}`
  const oldValue = localStorage.getItem(key)
  write()
  const newValue = localStorage.getItem(key)
  window.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue, newValue }))
}

test('a text that is sent from another window leaves the form here at once, and comes back if it is refused there', async () => {
  const { area } = typedForm('beside')
  const other = await anotherPage()
  let key = ''
  await heardHere('beside', () => {
    key = other.markSubmitted(text('beside', 'typed here'), env)
  })
  expect(area.value).toBe('')
  await heardHere('beside', () => other.restoreSubmitted(text('beside', 'typed here'), key, false, env))
  expect(area.value).toBe('typed here')
})

test('a text that another tab has overwritten with its own, and sent that, stays in its form', async () => {
  const { area } = typedForm('f')
  const other = await anotherPage()
  other.saveDraft('f', { name: '', message: 'typed there' })
  other.send('f', 'typed there')
  shownAgain()
  expect(area.value).toBe('typed here')
})

test('a text that was typed on stays in its form', async () => {
  const { area, form } = typedForm('g')
  const other = await anotherPage()
  other.send('g', 'typed here')
  area.value = 'typed here and more'
  saveDraft('g', valuesOf(form))
  shownAgain()
  expect(area.value).toBe('typed here and more')
})

test('a text that was refused elsewhere, and is a draft again, stays in its form', async () => {
  const { area } = typedForm('h')
  const other = await anotherPage()
  other.refused('h', 'typed here')
  shownAgain()
  expect(area.value).toBe('typed here')
})

test('a form takes over what was typed before React heard of it as its draft, and sends nothing by itself', async () => {
  document.body.innerHTML =
    '<form method="dialog" name="enquiry"><input name="name"><textarea name="message"></textarea><button type="submit">Send</button></form>'
  const form = document.querySelector('form') as HTMLFormElement
  keepEarlyText()
  const area = form.elements.namedItem('message') as HTMLTextAreaElement
  area.value = 'early'
  area.dispatchEvent(new Event('input', { bubbles: true }))
  expect(sessionStorage.length).toBe(1)
  const submitted = vi.fn()
  form.addEventListener('submit', submitted)
  bindDraft(form, 'enquiry')
  expect(sessionStorage.length).toBe(0)
  expect(loadDraft('enquiry')).toEqual({ name: '', message: 'early' })
  // The form keeps its text itself from now on.
  area.dispatchEvent(new Event('input', { bubbles: true }))
  expect([sessionStorage.length, submitted.mock.calls.length]).toEqual([0, 0])
})
