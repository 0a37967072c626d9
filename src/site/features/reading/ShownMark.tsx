import { chakra } from '@chakra-ui/react'
import { readingTexts as texts } from '#content/texts/reading.ts'
import { minutesLeft } from '#device/offline/pace.ts'
import { isUnfinished } from '#device/offline/progress.ts'
import { ProgressLine } from '#ui/feedback/ProgressLine.tsx'
import { Icon } from '#ui/media/Icon.tsx'
import { useReadingProgress } from './readingStore.ts'

interface ShownMarkProps {
  slug: string
  readingTime: string
}

/** Over the picture of an article's card: read, or minutes left and how far that is. As an overlay it shifts nothing. */
export function ShownMark({ slug, readingTime }: ShownMarkProps) {
  const progress = useReadingProgress(slug)
  if (!progress || !(progress.read || isUnfinished(progress))) return null
  return (
    <chakra.span
      position="absolute"
      insetInline="0"
      top="0"
      aspectRatio="16/10"
      borderRadius="card"
      overflow="hidden"
      pointerEvents="none"
    >
      <chakra.span
        data-read-mark=""
        position="absolute"
        top="3"
        right="3"
        display="inline-flex"
        alignItems="center"
        gap="6px"
        px="12px"
        pt="7px"
        pb="5px"
        borderRadius="pill"
        bg="panel"
        color="ink"
        boxShadow="rest"
        textStyle="meta"
        fontSize="0.875rem"
        lineHeight="1.2"
      >
        <Icon name={progress.read ? 'check' : 'clock'} size="15px" />
        <span>{progress.read ? texts.read : texts.started(minutesLeft(readingTime, progress.fraction))}</span>
      </chakra.span>
      {!progress.read && (
        <ProgressLine
          value={progress.fraction}
          h="6px"
          borderRadius="0"
          position="absolute"
          insetInline="0"
          bottom="0"
        />
      )}
    </chakra.span>
  )
}
