import { useState } from 'react'
import { useMediaQuery } from '#browser/useMediaQuery.ts'
import { themeStorageKey } from '#content/storageKeys.ts'
import { frameTexts } from '#content/texts/frame.ts'
import { BarButton } from '#ui/layout/barControls.ts'
import { Icon } from '#ui/media/Icon.tsx'

/** Follows the system's theme until one is chosen; the choice is the site's too, being kept in the same place. */
export function ThemeButton() {
  const systemDark = useMediaQuery('(prefers-color-scheme: dark)')
  const [chosen, setChosen] = useState(() => document.documentElement.dataset.theme)
  const dark = chosen ? chosen === 'dark' : systemDark
  const toggle = () => {
    const next = dark ? 'light' : 'dark'
    document.documentElement.dataset.theme = next
    setChosen(next)
    try {
      localStorage.setItem(themeStorageKey, next)
    } catch {
      // If storage is blocked, the choice lasts as long as the page.
    }
  }
  return (
    <BarButton onClick={toggle} aria-label={dark ? frameTexts.switchToLight : frameTexts.switchToDark}>
      <Icon name={dark ? 'sun' : 'moon'} />
    </BarButton>
  )
}
