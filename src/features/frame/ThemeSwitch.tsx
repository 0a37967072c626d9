import { useEffect, useState } from 'react'
import { useMediaQuery } from '#browser/useMediaQuery.ts'
import { themeStorageKey } from '#content/storageKeys.ts'
import { frameTexts } from '#content/texts/frame.ts'
import { BarButton } from '#ui/layout/barControls.ts'
import { Icon } from '#ui/media/Icon.tsx'

/** Follows the system theme until the visitor chooses; the choice is stored on the device. */
export function ThemeSwitch({ labelled = false }: { labelled?: boolean }) {
  const systemDark = useMediaQuery('(prefers-color-scheme: dark)')
  const [chosen, setChosen] = useState<string>()
  useEffect(() => setChosen(document.documentElement.dataset.theme), [])
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
