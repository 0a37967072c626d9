import { chakra, Flex } from '@chakra-ui/react'
import { readingTexts as texts } from '#content/texts/reading.ts'
import { Button } from '#ui/controls/Button.tsx'
import { CornerCard } from '#ui/feedback/CornerCard.tsx'
import { InLanguage } from '#ui/text/InLanguage.tsx'
import type { ResumeOffer } from './resumeOffer.ts'

/** The offer, and the buttons to take and to decline it. */
export default function ContinueCardBody({ text, title, minutes, dismiss, take, decline }: ResumeOffer) {
  return (
    <CornerCard data-continue="">
      <chakra.span flex="1" minW="0">
        <span key={text}>{title ? <InLanguage text={text} {...title} /> : text}</span>
        {minutes > 0 && <chakra.span color="ink2">{` · ${texts.minutesLeft(minutes)}`}</chakra.span>}
      </chakra.span>
      <Flex gap="3" flex="none">
        <Button variant="plain" size="sm" onClick={decline}>
          {dismiss}
        </Button>
        <Button variant="navy" size="sm" onClick={take}>
          {texts.go}
        </Button>
      </Flex>
    </CornerCard>
  )
}
