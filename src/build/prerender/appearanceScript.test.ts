import { expect, test } from 'vitest'
import { readingStyleKey, themeStorageKey } from '#content/storageKeys.ts'
import { themes } from '#content/themes.ts'
import { appearanceScript } from './appearanceScript.ts'

const run = new Function('document', 'localStorage', 'addEventListener', appearanceScript) as (
  document: object,
  storage: unknown,
  listen: EventTarget['addEventListener'],
) => void

/** A root element, and what brings its page back from the bfcache or shows it for the first time. */
function page(kept: Readonly<Record<string, string>> | undefined) {
  const documentElement = { dataset: {} as Record<string, string>, style: { cssText: '' } }
  const events = new EventTarget()
  const storage = kept && { getItem: (key: string) => kept[key] ?? null }
  run({ documentElement }, storage, events.addEventListener.bind(events))
  return {
    root: () => ({ theme: documentElement.dataset.theme, style: documentElement.style.cssText }),
    show: (persisted: boolean) => events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
    hear: (key: string | null) => events.dispatchEvent(Object.assign(new Event('storage'), { key })),
    measure: (declaration: string) => {
      documentElement.style.cssText += declaration
    },
  }
}

/** The effect of the script on the root element of a page with that storage. */
const rootAfter = (kept: Readonly<Record<string, string>> | undefined) => page(kept).root()

test('every theme that can be chosen is set before the first paint, and nothing else', () => {
  for (const theme of themes) expect(rootAfter({ [themeStorageKey]: theme }).theme).toBe(theme)
  for (const other of ['', 'sepia', 'dark sepia', 'x']) {
    expect(rootAfter({ [themeStorageKey]: other }).theme).toBeUndefined()
  }
})

test('the reading settings are set before the first paint, with a chosen theme or without one', () => {
  const style = '--reading-size:1.3;--reading-line:1.9'
  expect(rootAfter({ [readingStyleKey]: style })).toEqual({ theme: undefined, style })
  expect(rootAfter({ [readingStyleKey]: style, [themeStorageKey]: 'dark' })).toEqual({ theme: 'dark', style })
})

test('without anything kept, and where storage is blocked, the page stays as it was prerendered', () => {
  const untouched = { theme: undefined, style: '' }
  expect(rootAfter({})).toEqual(untouched)
  expect(rootAfter(undefined)).toEqual(untouched)
})

test('a page that comes back from the bfcache shows what was chosen, or taken back, on another one', () => {
  const kept: Record<string, string> = {}
  const { root, show } = page(kept)
  kept[themeStorageKey] = 'dark'
  kept[readingStyleKey] = '--reading-size:1.3'
  show(false)
  expect(root()).toEqual({ theme: undefined, style: '' })
  show(true)
  expect(root()).toEqual({ theme: 'dark', style: '--reading-size:1.3' })
  delete kept[themeStorageKey]
  delete kept[readingStyleKey]
  show(true)
  expect(root()).toEqual({ theme: undefined, style: '' })
})

test('a page follows what another tab chooses, clears or takes back, and nothing else that the tab stores', () => {
  const kept: Record<string, string> = {}
  const { root, hear } = page(kept)
  kept[themeStorageKey] = 'dark'
  kept[readingStyleKey] = '--reading-size:1.3'
  hear('marks:/blogs/x')
  expect(root()).toEqual({ theme: undefined, style: '' })
  hear(readingStyleKey)
  expect(root()).toEqual({ theme: 'dark', style: '--reading-size:1.3' })
  delete kept[themeStorageKey]
  hear(themeStorageKey)
  expect(root()).toEqual({ theme: undefined, style: '--reading-size:1.3' })
  delete kept[readingStyleKey]
  hear(null)
  expect(root()).toEqual({ theme: undefined, style: '' })
})

test('what the page has measured meanwhile stays when the settings are applied again', () => {
  const kept: Record<string, string> = { [readingStyleKey]: '--reading-size:1.3;--reading-line:1.9' }
  const { root, show, measure } = page(kept)
  measure('; --player-height: 61px;')
  kept[readingStyleKey] = '--reading-face:var(--legible)'
  show(true)
  expect(root().style.replaceAll(' ', '')).toBe('--player-height:61px;--reading-face:var(--legible)')
})
