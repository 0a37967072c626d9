// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { unzipSync } from 'fflate'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sampleTexts as texts } from '#content/texts/samples.ts'
import { system } from '../theme/system.ts'
import '../testing/waitTimeout.ts'
import { stubSight } from '../testing/stubSight.ts'
import { TemplateActions } from './TemplateActions.tsx'
import { TemplateText } from './TemplateText.tsx'

// Compiling it for the first time takes a busy machine longer than a test waits for it.
beforeAll(() => Promise.all([import('./TemplateActions.tsx'), import('./wordFile.ts')]))

const sample = {
  title: 'Sample clause: tax on rent',
  text: 'Sample clause: tax on rent\n\n1. The “Landlord”',
  page: '/blogs/x',
}

let near = () => {}
const saved: { name: string; blob: Blob }[] = []

beforeEach(() => {
  saved.length = 0
  near = stubSight().near
  let made: Blob
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) made = blob
    return 'blob:x'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: made })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const page = (
  <ChakraProvider value={system}>
    <TemplateText {...sample} />
  </ChakraProvider>
)

async function open() {
  render(page)
  act(() => near())
  await screen.findAllByRole('button')
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const status = () => screen.getByRole('status').textContent
const allowClipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: { writeText } })

test('the prerendered sample is text to select, and has no control that would be dead without JavaScript', () => {
  const html = renderToString(page)
  expect(html).toContain('1. The “Landlord”')
  expect(html).not.toMatch(/<button|role="status"|style="/)
})

test('the buttons come with the sample, in a group that has its title', async () => {
  render(page)
  expect(screen.queryAllByRole('button')).toEqual([])
  act(() => near())
  await screen.findAllByRole('button')
  const group = screen.getByRole('group', { name: 'Sample: Sample clause: tax on rent' })
  expect([...group.querySelectorAll('button')].map((button) => button.textContent)).toEqual([
    texts.copy,
    texts.textFile,
    texts.wordFile,
  ])
})

test('a copied sample is announced politely', async () => {
  const writeText = vi.fn(async () => {})
  allowClipboard(writeText)
  await open()
  expect(status()).toBe('')
  await press(texts.copy)
  expect(writeText).toHaveBeenCalledWith(sample.text)
  expect(status()).toBe(texts.copied)
})

test('without access to the clipboard it is copied from a field, and the focus stays', async () => {
  allowClipboard(() => Promise.reject(new DOMException('refused', 'NotAllowedError')))
  let copied = ''
  document.execCommand = () => {
    const field = document.querySelector('textarea')
    copied = field?.value ?? ''
    return true
  }
  await open()
  screen.getByRole('button', { name: texts.copy }).focus()
  await press(texts.copy)
  expect(copied).toBe(sample.text)
  expect(status()).toBe(texts.copied)
  expect(document.querySelector('textarea')).toBeNull()
  expect(document.activeElement?.textContent).toBe(texts.copy)
})

test('where no script may copy, the sample is selected', async () => {
  vi.stubGlobal('navigator', {})
  document.execCommand = () => false
  await open()
  await press(texts.copy)
  expect(status()).toBe(texts.selected)
  expect(getSelection()?.toString()).toContain('1. The “Landlord”')
})

test('the text file is named after the sample and opens on Windows as it is', async () => {
  await open()
  await press(texts.textFile)
  expect(saved[0]?.name).toBe('sample-clause-tax-on-rent.txt')
  const bytes = new Uint8Array((await saved[0]?.blob.arrayBuffer()) ?? new ArrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toBe('Sample clause: tax on rent\r\n\r\n1. The “Landlord”\r\n')
  expect(status()).toBe(texts.saved('sample-clause-tax-on-rent.txt'))
})

test('the Word file is made on the press and named after the sample', async () => {
  await open()
  await press(texts.wordFile)
  await waitFor(() => expect(status()).toBe(texts.saved('sample-clause-tax-on-rent.docx')))
  const [file] = saved
  expect(file?.blob.type).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document')
  const bytes = new Uint8Array((await file?.blob.arrayBuffer()) ?? new ArrayBuffer())
  expect(Object.keys(unzipSync(bytes))).toContain('word/document.xml')
})

test('a Word file whose maker does not arrive is asked for again on the next press', async () => {
  const load = vi
    .fn<() => Promise<typeof import('./wordFile.ts')>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockImplementation(() => import('./wordFile.ts'))
  render(<TemplateActions {...sample} load={load} />)
  await press(texts.wordFile)
  expect(status()).toBe(texts.failed)
  expect(saved).toEqual([])
  await press(texts.wordFile)
  await waitFor(() => expect(saved).toHaveLength(1))
})
