import { createStore } from '@tanstack/store'
import { useEffect } from 'react'
import { themeStorageKey } from '#content/storageKeys.ts'
import type { Theme } from '#content/themes.ts'
import { useObserved } from './useObserved.ts'

const chosen = createStore<string | undefined>(undefined)

/** The theme that the visitor chose; `undefined` until hydration, and while the page follows the system. */
export function useChosenTheme(): string | undefined {
  useEffect(() => {
    // The script in the head has set it before the first paint, and sets it anew after the bfcache and for another tab's choice.
    const read = () => chosen.setState(() => document.documentElement.dataset.theme)
    read()
    for (const type of ['pageshow', 'storage']) addEventListener(type, read)
    return () => {
      for (const type of ['pageshow', 'storage']) removeEventListener(type, read)
    }
  }, [])
  return useObserved(chosen, undefined)
}

/** Shows this theme from now on, on this device; without one the page follows the system again. */
export function chooseTheme(theme?: Theme): void {
  const { dataset } = document.documentElement
  if (theme) dataset.theme = theme
  else delete dataset.theme
  chosen.setState(() => theme)
  try {
    if (theme) localStorage.setItem(themeStorageKey, theme)
    else localStorage.removeItem(themeStorageKey)
  } catch {
    // If storage is blocked, the choice lasts as long as the page.
  }
}
