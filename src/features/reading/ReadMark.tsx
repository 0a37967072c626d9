import { chakra } from '@chakra-ui/react'
import { readingTexts as texts } from '#content/texts/reading.ts'
import { minutesLeft } from '#library/progress.ts'
import { Icon } from '#ui/Icon.tsx'
import { useReadingOf } from './readingStore.ts'

interface ReadMarkProps {
  slug: string
  readingTime: string
}

/** On the picture of an article's card, where it moves nothing: read, or how many minutes are left. */
export function ReadMark({ slug, readingTime }: ReadMarkProps) {
  const reading = useReadingOf(slug)
  if (!reading || (!reading.read && reading.headingId === undefined)) return null
  return (
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
      <Icon name={reading.read ? 'check' : 'clock'} size="15px" />
      {reading.read ? texts.read : texts.started(minutesLeft(readingTime, reading.fraction))}
    </chakra.span>
  )
}
