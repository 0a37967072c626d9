import { chakra, Flex } from '@chakra-ui/react'
import { useCallback, useEffect, useState } from 'react'
import type { Blog } from '#content/blocks.ts'
import { readingTexts as texts } from '#content/texts/reading.ts'
import { Button } from '#ui/controls/Button.tsx'
import { loadFollower, useReadingPlace } from './useReadingPlace.ts'

/** At the end of an article: whether it counts as read on this device. Saves the reader's place while mounted. */
export function ReadingPlace({ blog }: { blog: Blog }) {
  const { slug } = blog
  const [read, setRead] = useState(false)
  const refresh = useCallback(() => {
    void loadFollower()
      .then(({ placeIn }) => placeIn(slug))
      .then((place) => setRead(place?.read === true))
  }, [slug])
  useEffect(refresh, [refresh])
  // Marking as unread pauses tracking, so the next scroll does not mark it as read again.
  const [again, setAgain] = useState(false)
  useReadingPlace(blog, refresh, again)
  const toggle = () => {
    setAgain(read)
    setRead(!read)
    void loadFollower().then(({ markRead }) => markRead(slug, !read))
  }
  return (
    <Flex data-screen="" wrap="wrap" align="center" columnGap="3">
      <Button variant="line" size="sm" color="link" onClick={toggle} data-read={read}>
        {read ? texts.markUnread : texts.markRead}
      </Button>
      <chakra.span role="status" textStyle="meta" color="ink2">
        {read && texts.readOnDevice}
      </chakra.span>
    </Flex>
  )
}
