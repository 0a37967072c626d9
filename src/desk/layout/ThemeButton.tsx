import { frameTexts } from '#content/texts/frame.ts'
import { chooseTheme, useChosenTheme } from '#ui/browser/theme.ts'
import { useMediaQuery } from '#ui/browser/useMediaQuery.ts'
import { BarButton } from '#ui/layout/barControls.ts'
import { Icon } from '#ui/media/Icon.tsx'

/** Follows the system's theme until one is chosen; the choice is the site's too, being kept in the same place. */
export function ThemeButton() {
  const systemDark = useMediaQuery('(prefers-color-scheme: dark)')
  const chosen = useChosenTheme()
  const dark = chosen ? chosen.startsWith('dark') : systemDark
  return (
    <BarButton
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
      aria-label={dark ? frameTexts.switchToLight : frameTexts.switchToDark}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </BarButton>
  )
}
