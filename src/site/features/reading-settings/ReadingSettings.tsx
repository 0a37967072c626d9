import { chakra } from '@chakra-ui/react'
import { readingSettingsTexts as texts } from '#content/texts/readingSettings.ts'
import { PanelButton } from '#ui/controls/PanelButton.tsx'

const loadPanel = () => import('./SettingsPanel.tsx')

/** Opens the reading settings, whose script is loaded on the first press. `load` is replaced in tests. */
export function ReadingSettings({ load = loadPanel }: { load?: typeof loadPanel }) {
  const label = (
    <>
      <chakra.span aria-hidden="true" fontFamily="serif" fontSize="1.25rem" lineHeight="1">
        {texts.sign}
      </chakra.span>
      {texts.open}
    </>
  )
  return (
    <PanelButton label={label} failed={texts.failed} load={load}>
      {(Panel, close) => <Panel title={texts.open} onClose={close} />}
    </PanelButton>
  )
}
