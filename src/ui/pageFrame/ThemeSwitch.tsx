import { useEffect, useState } from 'react'
import { themeStorageKey } from '#content/storageKeys.ts'
import { frameTexts } from '#content/texts/frame.ts'
import { Icon } from '../Icon.tsx'
import { BarButton } from './barControls.ts'

function isDark(): boolean {
  const chosen = document.documentElement.dataset.theme
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}

/** Follows the system until the visitor chooses; the choice is kept on the device. */
export function ThemeSwitch({ labelled = false }: { labelled?: boolean }) {
  const [dark, setDark] = useState(false)
  useEffect(() => setDark(isDark()), [])
  const toggle = () => {
    const next = isDark() ? 'light' : 'dark'
    document.documentElement.dataset.theme = next
    setDark(next === 'dark')
    try {
      localStorage.setItem(themeStorageKey, next)
    } catch {
      // Storage may be blocked; the choice then lasts as long as the page.
    }
  }
  const label = dark ? frameTexts.switchToLight : frameTexts.switchToDark
  return (
    <BarButton
      onClick={toggle}
      aria-label={label}
      {...(labelled && { display: 'flex', w: 'auto', gap: '3', px: '2', textStyle: 'ui' })}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
      {labelled && label}
    </BarButton>
  )
}
