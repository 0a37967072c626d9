import { chakra } from '@chakra-ui/react'
import { useHydrated } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { articleTexts as texts } from '#content/texts/article.ts'
import { minutesLeft } from '#device/offline/pace.ts'
import { ProgressLine } from '#ui/feedback/ProgressLine.tsx'
import { useReadPercent } from './useReadPercent.ts'

/** Beside the text: about how many minutes are left, at the reader's own pace once the page is hydrated. */
export function MinutesLeft({ body, readingTime }: { body: RefObject<HTMLElement | null>; readingTime: string }) {
  const percent = useReadPercent(body)
  const left = useHydrated() ? minutesLeft(readingTime, percent / 100) : Number.parseInt(readingTime, 10)
  return (
    <chakra.div display={{ base: 'none', xl: 'block' }} mt="5" textStyle="meta" fontSize="0.9375rem" color="ink2">
      {left > 0 ? texts.minutesLeft(left) : texts.end}
      <ProgressLine max={100} value={percent} mt="2" />
    </chakra.div>
  )
}
