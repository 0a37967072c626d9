import { chakra, Flex } from '@chakra-ui/react'
import { readingTexts as texts } from '#content/texts/reading.ts'
import { Button } from '#ui/Button.tsx'
import { CornerCard } from '#ui/notices/CornerCards.tsx'
import { useOffer } from './offer.ts'

/** A quiet bar on return to an article: go on where one stopped. */
export function ContinueCard() {
  const offer = useOffer()
  if (!offer) return null
  const { heading, minutes, take, decline } = offer
  return (
    <CornerCard data-continue="">
      <chakra.span flex="1" minW="0">
        {texts.continueAt(heading)}
        {minutes > 0 && <chakra.span color="ink2">{` · ${texts.minutesLeft(minutes)}`}</chakra.span>}
      </chakra.span>
      <Flex gap="3" flex="none">
        <Button look="plain" size="slim" onClick={decline}>
          {texts.dismiss}
        </Button>
        <Button look="navy" size="slim" onClick={take}>
          {texts.go}
        </Button>
      </Flex>
    </CornerCard>
  )
}
