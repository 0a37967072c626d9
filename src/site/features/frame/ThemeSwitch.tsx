import { frameTexts } from '#content/texts/frame.ts'
import { chooseTheme, useChosenTheme } from '#ui/browser/theme.ts'
import { useMediaQuery } from '#ui/browser/useMediaQuery.ts'
import { BarButton } from '#ui/layout/barControls.ts'
import { Icon } from '#ui/media/Icon.tsx'

/** Follows the system theme until the visitor chooses; the choice is stored on the device. */
export function ThemeSwitch({ labelled = false }: { labelled?: boolean }) {
  const systemDark = useMediaQuery('(prefers-color-scheme: dark)')
  const chosen = useChosenTheme()
  const dark = chosen ? chosen.startsWith('dark') : systemDark
  const label = dark ? frameTexts.switchToLight : frameTexts.switchToDark
  return (
    <BarButton
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
      aria-label={label}
      {...(labelled && { display: 'flex', w: 'auto', gap: '3', px: '2', textStyle: 'ui' })}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
      {labelled && <span>{label}</span>}
    </BarButton>
  )
}
