// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepEarlyText } from '#ui/browser/earlyText.ts'

const id = 'enquiry'
const message = (text: string) => ({ name: '', message: text })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  delete window.typedAt
})

/** A document of this device, with modules of its own; its drafts as one who types there has them. */
async function openPage() {
  vi.resetModules()
  const { loadDraft, saveDraft } = await import('#device/outbox/drafts.ts')
  const { bindDraft, valuesOf } = await import('./useOutboxForm.ts')
  loadDraft(id)
  const type = (text: string) => saveDraft(id, message(text))
  return { type, load: () => loadDraft(id), bindDraft, valuesOf }
}

/** A document with the form, into which the browser has put this back before any script has heard of the form. */
async function openForm(restored = '') {
  const { bindDraft, valuesOf, type } = await openPage()
  document.body.innerHTML =
    '<form method="dialog" name="enquiry"><input name="name"><textarea name="message"></textarea></form>'
  const form = document.querySelector('form') as HTMLFormElement
  const area = form.elements.namedItem('message') as HTMLTextAreaElement
  area.value = restored
  const typeHere = (text: string) => {
    area.value = text
    type(text)
  }
  return { form, area, typeHere, bind: () => bindDraft(form, id), values: () => valuesOf(form) }
}

/** Every draft, the one that a new page shows first. */
async function onDevice(): Promise<string[]> {
  const { browserEnv } = await import('#device/outbox/env.ts')
  return (browserEnv.drafts.get(id)?.texts ?? []).map(({ fields }) => fields.message ?? '')
}

test('what the browser puts back into a form, where nobody has typed, gives way to what was typed on a later page', async () => {
  const earlier = await openPage()
  earlier.type('Hello')
  const later = await openPage()
  later.type('Hello, and three paragraphs')
  const { area, bind } = await openForm('Hello')
  bind()
  expect(area.value).toBe('Hello, and three paragraphs')
  expect(await onDevice()).toEqual(['Hello, and three paragraphs'])
})

test('a reloaded form that shows one of two drafts goes on with that one', async () => {
  const [here, beside] = [await openPage(), await openPage()]
  here.type('typed here')
  beside.type('typed beside')
  const { area, bind, typeHere } = await openForm('typed here')
  bind()
  expect(area.value).toBe('typed here')
  typeHere('typed here!')
  expect(await onDevice()).toEqual(['typed here!', 'typed beside'])
})

test('what the browser puts back where no draft is kept becomes one', async () => {
  const { bind } = await openForm('Hello')
  bind()
  expect(await onDevice()).toEqual(['Hello'])
})

test('what was typed before the form was ready stays in it, on this page and on the next one of the tab', async () => {
  keepEarlyText()
  const earlier = await openPage()
  earlier.type('Hello')
  const typed = await openForm()
  typed.area.value = 'typed early'
  typed.area.dispatchEvent(new Event('input', { bubbles: true }))
  expect(window.typedAt).toBeDefined()
  delete window.typedAt
  const { area, bind } = await openForm('typed early')
  bind()
  expect(area.value).toBe('typed early')
  expect(await onDevice()).toEqual(['typed early'])
})

const ways: [how: string, show: () => void][] = [
  ['comes back from the bfcache', () => void window.dispatchEvent(new Event('pageshow'))],
  ['is looked at again', () => void document.dispatchEvent(new Event('visibilitychange'))],
]

test.each(ways)(
  'a form whose text was typed on elsewhere shows that when its page %s, and goes on with it',
  async (_, show) => {
    const { area, bind, typeHere } = await openForm()
    bind()
    typeHere('Hello')
    const later = await openPage()
    later.type('Hello, and three paragraphs')
    show()
    expect(area.value).toBe('Hello, and three paragraphs')
    typeHere(`${area.value}!`)
    expect(await onDevice()).toEqual(['Hello, and three paragraphs!'])
  },
)

test.each(ways)('an empty form shows what was typed elsewhere when its page %s', async (_, show) => {
  const { area, bind } = await openForm()
  bind()
  const later = await openPage()
  later.type('typed there')
  show()
  expect(area.value).toBe('typed there')
})

test.each(ways)(
  'a form with a text of its own keeps it when its page %s, whatever was typed elsewhere',
  async (_, show) => {
    const elsewhere = await openPage()
    const { area, bind, typeHere } = await openForm()
    bind()
    typeHere('typed here')
    elsewhere.type('typed there')
    show()
    expect(area.value).toBe('typed here')
    // The moment before it is kept.
    area.value = 'typed here!'
    show()
    expect(area.value).toBe('typed here!')
  },
)

test.each(ways)(
  'a text that was cleared elsewhere stays in a form that still shows it when its page %s',
  async (_, show) => {
    const { area, bind, typeHere } = await openForm()
    bind()
    typeHere('Hello')
    const later = await openPage()
    later.type('')
    show()
    expect(area.value).toBe('Hello')
  },
)
