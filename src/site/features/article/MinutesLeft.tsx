import { chakra } from '@chakra-ui/react'
import { useHydrated } from '@tanstack/react-router'
import { type RefObject, useState } from 'react'
import { articleTexts as texts } from '#content/texts/article.ts'
import { minutesLeft } from '#device/offline/pace.ts'
import { useOnScroll } from '#ui/browser/useOnScroll.ts'
import { ProgressLine } from '#ui/feedback/ProgressLine.tsx'

/** Beside the text: about how many minutes are left, at the reader's own pace once the page is hydrated. */
export function MinutesLeft({ body, readingTime }: { body: RefObject<HTMLElement | null>; readingTime: string }) {
  const percent = useReadPercent(body)
  const left = useHydrated() ? minutesLeft(readingTime, percent / 100) : Number.parseInt(readingTime, 10)
  return (
    <chakra.div display={{ base: 'none', xl: 'block' }} mt="5" textStyle="meta" fontSize="0.9375rem" color="ink2">
      <span>{left > 0 ? texts.minutesLeft(left) : texts.end}</span>
      <ProgressLine max={100} value={percent} mt="2" />
    </chakra.div>
  )
}

/** Percentage of the text above the bottom of the screen; 0 until the first scroll. */
function useReadPercent(body: RefObject<HTMLElement | null>): number {
  const [percent, setPercent] = useState(0)
  useOnScroll(body, ({ current }) => {
    const box = current?.getBoundingClientRect()
    if (!box?.height) return
    const read = (window.innerHeight - box.top) / box.height
    setPercent(window.scrollY === 0 ? 0 : Math.round(100 * Math.min(1, Math.max(0, read))))
  })
  return percent
}
