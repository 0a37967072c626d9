import { chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { readingSettingsPanelTexts as texts } from '#content/texts/readingSettingsPanel.ts'
import { themes } from '#content/themes.ts'
import { chooseTheme, useChosenTheme } from '#ui/browser/theme.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Sheet } from '#ui/controls/Sheet.tsx'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { type ReadingStyle, type Setting, shownStyle, showStyle, usualStyle } from './readingStyle.ts'

/** The typefaces are for Latin letters: other scripts have one. */
const settings = (Object.keys(texts.style) as Setting[]).filter(
  (setting) => setting !== 'face' || !import.meta.env.SITE_IS_TRANSLATION,
)

/**
 * The reading settings beside the text that they change: a sheet at the foot of a phone, a card over the contents of a
 * wider screen, with nothing dimmed. Each choice takes effect at once. Loaded when first opened.
 */
export default function SettingsPanel({ title, onClose }: { title: string; onClose: () => void }) {
  const [style, setStyle] = useState(shownStyle)
  const [wasReset, setWasReset] = useState(false)
  const chosen = useChosenTheme()
  const theme = themes.find((one) => one === chosen) ?? 'system'
  const change = (next: ReadingStyle) => {
    setWasReset(false)
    setStyle(next)
    showStyle(next)
  }
  const reset = () => {
    change(usualStyle)
    chooseTheme()
    setWasReset(true)
  }
  return (
    <Sheet title={title} onClose={onClose}>
      {settings.map((setting) => (
        <ChoiceGroup
          key={setting}
          {...texts.style[setting]}
          value={style[setting]}
          // Another tab may have chosen meanwhile.
          onChoose={(choice) => change({ ...shownStyle(), [setting]: choice })}
          // On a phone the column is as wide as the screen.
          {...(setting === 'column' && { display: { base: 'none', sm: 'block' } })}
        />
      ))}
      <ChoiceGroup
        {...texts.theme}
        value={theme}
        onChoose={(choice) => {
          setWasReset(false)
          chooseTheme(themes.find((one) => one === choice))
        }}
      />
      <Flex align="center" wrap="wrap" columnGap="4" rowGap="2" mt="6">
        <Button variant="navy" size="sm" onClick={onClose}>
          {texts.close}
        </Button>
        <Button variant="line" size="sm" color="link" onClick={reset}>
          {texts.reset}
        </Button>
        <chakra.span role="status" textStyle="meta" color="ink2">
          {wasReset ? texts.wasReset : texts.note}
        </chakra.span>
      </Flex>
    </Sheet>
  )
}
