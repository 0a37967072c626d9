import { Box, chakra, Flex } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { chooseTheme, useChosenTheme } from '#browser/theme.ts'
import { readingSettingsPanelTexts as texts } from '#content/texts/readingSettingsPanel.ts'
import { themes } from '#content/themes.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Modal } from '#ui/controls/Modal.tsx'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { type ReadingStyle, type Setting, shownStyle, showStyle, usualStyle } from './readingStyle.ts'

const settings = Object.keys(texts.style) as Setting[]

/**
 * The reading settings beside the text that they change: a sheet at the foot of a phone, a card over the contents of a
 * wider screen, with nothing dimmed. Each choice takes effect at once. Loaded when first opened.
 */
export default function SettingsPanel({ title, onClose }: { title: string; onClose: () => void }) {
  const titleId = useId()
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
    <Modal
      onClose={onClose}
      closesOnBackdrop
      initialFocus="h2"
      fallbackFocus="main"
      aria-labelledby={titleId}
      position="fixed"
      inset={{ base: 'auto 0 0 0', sm: 'auto auto 24px 24px' }}
      m="0"
      p="0"
      w={{ base: '100vw', sm: 'min(24rem, 100vw - 48px)' }}
      maxW="100vw"
      maxH={{ base: '66dvh', sm: 'calc(100dvh - 48px)' }}
      overflowY="auto"
      overscrollBehavior="contain"
      border="1px solid"
      borderColor="line"
      borderRadius={{ base: '0', sm: 'card' }}
      bg="panel"
      color="ink"
      boxShadow="form"
      css={{ '&::backdrop': { bg: 'transparent' } }}
    >
      <Box px={{ base: '5', sm: '6' }} py="5">
        <chakra.h2 id={titleId} tabIndex={-1} textStyle="h3" m="0" outline="none">
          {title}
        </chakra.h2>
        {settings.map((setting) => (
          <ChoiceGroup
            key={setting}
            {...texts.style[setting]}
            value={style[setting]}
            onChoose={(choice) => change({ ...style, [setting]: choice })}
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
      </Box>
    </Modal>
  )
}
