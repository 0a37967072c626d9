import { chakra } from '@chakra-ui/react'
import type { RefObject } from 'react'
import { articleTexts as texts } from '#content/texts/article.ts'
import { useReadPercent } from './useReadPercent.ts'

/** Beside the text: about how many minutes are left. */
export function MinutesLeft({ body, minutes }: { body: RefObject<HTMLElement | null>; minutes: number }) {
  const percent = useReadPercent(body)
  const left = Math.ceil((minutes * (100 - percent)) / 100)
  return (
    <chakra.div display={{ base: 'none', xl: 'block' }} mt="5" textStyle="meta" fontSize="0.9375rem" color="ink2">
      {left > 0 ? texts.minutesLeft(left) : texts.end}
      <chakra.progress
        aria-hidden="true"
        max={100}
        value={percent}
        display="block"
        w="full"
        h="4px"
        mt="2"
        appearance="none"
        border="0"
        borderRadius="pill"
        overflow="hidden"
        bg="line"
        css={{
          '&::-webkit-progress-bar': { bg: 'line' },
          '&::-webkit-progress-value': { bg: 'gold.500' },
          '&::-moz-progress-bar': { bg: 'gold.500' },
        }}
      />
    </chakra.div>
  )
}
