// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { readingStyleKey, themeStorageKey } from '#content/storageKeys.ts'
import { readingSettingsTexts } from '#content/texts/readingSettings.ts'
import { readingSettingsPanelTexts } from '#content/texts/readingSettingsPanel.ts'
import { fullStorage } from '#device/testing/memoryStorage.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { ReadingSettings } from './ReadingSettings.tsx'

const texts = { ...readingSettingsTexts, ...readingSettingsPanelTexts }
const root = document.documentElement

// Compiling it for the first time takes a busy machine longer than a test waits for it.
beforeAll(() => import('./SettingsPanel.tsx'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  root.removeAttribute('style')
  delete root.dataset.theme
})

const opener = () => screen.getByRole('button', { name: texts.open })

async function openPanel() {
  await renderInApp(<ReadingSettings />)
  opener().focus()
  await act(async () => fireEvent.click(opener()))
  return within(await screen.findByRole('dialog', { name: texts.open }))
}

const radio = (name: string, group: string) =>
  within(screen.getByRole('group', { name: group })).getByRole<HTMLInputElement>('radio', { name })
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)
const chosenValues = () => chosen().map(({ value }) => value)

test('the settings are five groups of radio buttons, of which the usual ones are chosen', async () => {
  const panel = await openPanel()
  for (const { legend, choices } of [...Object.values(texts.style), texts.theme]) {
    const radios = within(panel.getByRole('group', { name: legend })).getAllByRole<HTMLInputElement>('radio')
    expect(radios.map((one) => one.labels?.[0]?.textContent)).toEqual(Object.values(choices))
    // Only radio buttons of one name are one group for the arrow keys.
    expect(new Set(radios.map(({ name }) => name)).size).toBe(1)
  }
  expect(panel.getAllByRole('group')).toHaveLength(5)
  expect(chosenValues()).toEqual(['usual', 'usual', 'usual', 'usual', 'system'])
})

test('a choice sets the page at once and is kept on the device', async () => {
  await openPanel()
  fireEvent.click(radio('130 %', 'Text size'))
  fireEvent.click(radio('Loose', 'Line spacing'))
  fireEvent.click(radio('Narrow', 'Column'))
  fireEvent.click(radio('Sans serif', 'Typeface'))
  const style = (name: string) => root.style.getPropertyValue(name)
  expect(style('--reading-size')).toBe('1.3')
  expect(style('--reading-line')).toBe('1.9')
  expect(style('--reading-width')).toBe('30rem')
  expect(style('--reading-face')).toBe('var(--chakra-fonts-sans)')
  expect(localStorage.getItem(readingStyleKey)).toBe(
    '--reading-size:1.3;--reading-line:1.9;--reading-width:30rem;--reading-face:var(--chakra-fonts-sans)',
  )
})

test('the typeface for readers with dyslexia is named by a rule of every page, so that its file is fetched when it is chosen', async () => {
  await openPanel()
  fireEvent.click(radio('Dyslexia-friendly', 'Typeface'))
  expect(root.style.getPropertyValue('--reading-face')).toBe('var(--legible)')
  expect(localStorage.getItem(readingStyleKey)).toBe('--reading-face:var(--legible)')
  fireEvent.click(radio('Serif', 'Typeface'))
  expect(localStorage.getItem(readingStyleKey)).toBeNull()
})

test('what another part of the page set on the root element is neither kept nor removed', async () => {
  root.style.setProperty('--banner-height', '48px')
  await openPanel()
  fireEvent.click(radio('115 %', 'Text size'))
  expect(localStorage.getItem(readingStyleKey)).toBe('--reading-size:1.15')
  fireEvent.click(screen.getByRole('button', { name: texts.reset }))
  expect(root.style.getPropertyValue('--banner-height')).toBe('48px')
})

test('the next page shows the kept settings as chosen, and a value of an earlier version as the usual one', async () => {
  root.style.cssText = '--reading-size:1.5;--reading-line:1.234;--reading-face:var(--chakra-fonts-sans)'
  root.dataset.theme = 'light sepia'
  await openPanel()
  expect(chosenValues()).toEqual(['largest', 'usual', 'usual', 'sans', 'light sepia'])
})

test.each(['light', 'light sepia', 'dark', 'dark black'] as const)('the theme %s is set and kept', async (theme) => {
  await openPanel()
  fireEvent.click(radio(texts.theme.choices[theme], texts.theme.legend))
  expect(root.dataset.theme).toBe(theme)
  expect(localStorage.getItem(themeStorageKey)).toBe(theme)
  fireEvent.click(radio(texts.theme.choices.system, texts.theme.legend))
  expect(root.dataset.theme).toBeUndefined()
  expect(localStorage.getItem(themeStorageKey)).toBeNull()
})

test('Reset takes back every setting, forgets them, and says so', async () => {
  await openPanel()
  fireEvent.click(radio('90 %', 'Text size'))
  fireEvent.click(radio('Black', 'Theme'))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByRole('status').textContent).toBe(texts.note)
  fireEvent.click(dialog.getByRole('button', { name: texts.reset }))
  expect(chosenValues()).toEqual(['usual', 'usual', 'usual', 'usual', 'system'])
  expect([root.style.cssText, root.dataset.theme, localStorage.length]).toEqual(['', undefined, 0])
  expect(dialog.getByRole('status').textContent).toBe(texts.wasReset)
  fireEvent.click(dialog.getAllByRole('radio')[0] ?? document.body)
  expect(dialog.getByRole('status').textContent).toBe(texts.note)
})

test('Escape, Close and a press beside the panel close it, and the focus returns to the button', async () => {
  const closing: ((dialog: HTMLElement) => void)[] = [
    (dialog) => fireEvent(dialog, new Event('cancel', { cancelable: true })),
    (dialog) => fireEvent.click(within(dialog).getByRole('button', { name: texts.close })),
    (dialog) => fireEvent.click(dialog),
  ]
  for (const close of closing) {
    await openPanel()
    const dialog = screen.getByRole('dialog')
    expect(document.activeElement?.textContent).toBe(texts.open)
    expect(document.activeElement?.tagName).toBe('H2')
    close(dialog)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(opener())
    cleanup()
  }
})

test('the script of the panel is asked for on the first press; one that does not arrive is asked for again', async () => {
  const load = vi
    .fn<() => Promise<typeof import('./SettingsPanel.tsx')>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockImplementation(() => import('./SettingsPanel.tsx'))
  await renderInApp(<ReadingSettings load={load} />)
  expect(load).not.toHaveBeenCalled()
  fireEvent.click(opener())
  expect(opener().getAttribute('aria-busy')).toBe('true')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(texts.failed))
  expect(opener().getAttribute('aria-busy')).toBe('false')
  fireEvent.click(opener())
  await screen.findByRole('dialog', { name: texts.open })
})

test('where storage is blocked, a choice lasts as long as the page', async () => {
  await openPanel()
  vi.stubGlobal('localStorage', fullStorage(localStorage))
  fireEvent.click(radio('115 %', 'Text size'))
  fireEvent.click(radio('Sepia', 'Theme'))
  expect(root.style.getPropertyValue('--reading-size')).toBe('1.15')
  expect(root.dataset.theme).toBe('light sepia')
})

test('a choice leaves standing what another tab chose while the panel was open', async () => {
  await openPanel()
  // The script in the head of the page takes it over.
  root.style.setProperty('--reading-size', '1.5')
  fireEvent.click(radio('Loose', 'Line spacing'))
  expect(localStorage.getItem(readingStyleKey)).toBe('--reading-size:1.5;--reading-line:1.9')
  expect(chosenValues()).toEqual(['largest', 'loose', 'usual', 'usual', 'system'])
})
