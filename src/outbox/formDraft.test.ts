// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { flushDrafts, handOver, loadDraft, putBackDraft, saveDraft, takeDraft } from './drafts.ts'
import { bindDraft, sendForm, valuesOf } from './formDraft.ts'

const text = (id: string, message: string) => ({ id, fields: { name: '', message } })

function formWith(message = '') {
  document.body.innerHTML = '<form><input name="name"><textarea name="message"></textarea></form>'
  const form = document.querySelector('form') as HTMLFormElement
  const area = form.elements.namedItem('message') as HTMLTextAreaElement
  area.value = message
  const bind = (id: string) => bindDraft(form, id)
  return { form, area, bind }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 50))

test('a form shows what was typed earlier in the fields that are empty', async () => {
  saveDraft('a', { name: 'Asha', message: 'earlier' })
  const { form, bind } = formWith('typed before the page was awake')
  bind('a')
  await vi.waitFor(() => expect(valuesOf(form)).toEqual({ name: 'Asha', message: 'typed before the page was awake' }))
  expect(await loadDraft('a')).toEqual(valuesOf(form))
})

test('a form that was opened while a text was on its way shows it when it comes back, and not before', async () => {
  saveDraft('b', { name: '', message: 'on its way' })
  handOver(text('b', 'on its way'))
  const { area, bind } = formWith()
  bind('b')
  await settled()
  expect(area.value).toBe('')
  await takeDraft(text('b', 'on its way'))
  expect(await putBackDraft(text('b', 'on its way'))).toBe(true)
  expect(area.value).toBe('on its way')
})

test('a form that is gone is left alone', async () => {
  const { area, bind } = formWith()
  bind('c')()
  await putBackDraft(text('c', 'back'))
  expect(area.value).toBe('')
})

test('a text that went into the outbox leaves the form into which the browser put it back after a reload', async () => {
  const early = formWith('in flight')
  early.bind('d')
  await settled()
  await takeDraft(text('d', 'in flight'))
  expect(early.area.value).toBe('')
  await flushDrafts()
  expect(await loadDraft('d')).toBeUndefined()
  // The outbox may be quicker than the form.
  const late = formWith('in flight')
  late.bind('d')
  await vi.waitFor(() => expect(late.area.value).toBe(''))
  expect(await loadDraft('d')).toBeUndefined()
})

test('the form that sends keeps its text until it is known what became of it, then shows only what is new', async () => {
  let answer = (_: Response) => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  const { form, area, bind } = formWith('being sent')
  bind('e')
  await settled()
  const write = () =>
    sendForm(form, 'e', { kind: 'subscription', body: { email: '' }, path: '/api/subscribe', page: '/' })
  for (const typedOn of ['', ' and more']) {
    area.value = 'being sent'
    const delivery = write()
    await settled()
    expect(area.value).toBe('being sent')
    area.value += typedOn
    answer(Response.json({}, { status: 201 }))
    expect((await delivery).state).toBe('sent')
    expect(area.value).toBe(typedOn && 'being sent and more')
  }
})
