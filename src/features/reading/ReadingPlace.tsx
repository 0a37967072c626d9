import { chakra, Flex } from '@chakra-ui/react'
import { useCallback, useEffect, useState } from 'react'
import type { Blog } from '#content/blocks.ts'
import { readingTexts as texts } from '#content/texts/reading.ts'
import { markRead, placeIn } from '#library/progress.ts'
import { Button } from '#ui/Button.tsx'
import { useReadingPlace } from './useReadingPlace.ts'

/** After an article: whether it counts as read on this device. Keeps the reader's place while it stands. */
export function ReadingPlace({ blog }: { blog: Blog }) {
  const { slug } = blog
  const [read, setRead] = useState(false)
  const look = useCallback(() => {
    void placeIn(slug).then((place) => setRead(place?.read === true))
  }, [slug])
  useEffect(look, [look])
  // Who marks an article as unread wants to begin anew, and not to have it marked again by the next movement.
  const [again, setAgain] = useState(false)
  useReadingPlace(blog, look, again)
  const toggle = () => {
    setAgain(read)
    setRead(!read)
    void markRead(slug, !read)
  }
  return (
    <Flex data-screen="" wrap="wrap" align="center" columnGap="3">
      <Button look="line" size="slim" color="link" onClick={toggle} data-read={read}>
        {read ? texts.markUnread : texts.markRead}
      </Button>
      <chakra.span role="status" textStyle="meta" color="ink2">
        {read && texts.readOnDevice}
      </chakra.span>
    </Flex>
  )
}
