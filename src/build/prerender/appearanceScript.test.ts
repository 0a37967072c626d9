import { expect, test } from 'vitest'
import { readingStyleKey, themeStorageKey } from '#content/storageKeys.ts'
import { themes } from '#content/themes.ts'
import { appearanceScript } from './appearanceScript.ts'

const run = new Function('document', 'localStorage', appearanceScript) as (document: object, storage: unknown) => void

/** The effect of the script on the root element of a page with that storage. */
function rootAfter(kept: Readonly<Record<string, string>> | undefined) {
  const documentElement = { dataset: {} as Record<string, string>, style: { cssText: '' } }
  run({ documentElement }, kept && { getItem: (key: string) => kept[key] ?? null })
  return { theme: documentElement.dataset.theme, style: documentElement.style.cssText }
}

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
