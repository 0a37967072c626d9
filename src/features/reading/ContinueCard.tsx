import { chakra, Flex } from '@chakra-ui/react'
import { readingTexts as texts } from '#content/texts/reading.ts'
import { Button } from '#ui/controls/Button.tsx'
import { CornerCard } from '#ui/feedback/CornerCards.tsx'
import { useResumeOffer } from './resumeOffer.ts'

/** Shown on return to an article, and on the home page: continue where the reader stopped. */
export function ContinueCard() {
  const offer = useResumeOffer()
  if (!offer) return null
  const { text, minutes, dismiss, take, decline } = offer
  return (
    <CornerCard data-continue="">
      <chakra.span flex="1" minW="0">
        {text}
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
