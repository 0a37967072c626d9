import { chakra } from '@chakra-ui/react'
import { commentsTexts as texts } from '#content/texts/comments.ts'

/** Stands until the comments are there; a browser that runs no scripts shows nothing that would never end. */
export function Loading() {
  return (
    <chakra.p
      role="status"
      m="0"
      textStyle="body"
      color="ink2"
      css={{ '@media (scripting: none)': { display: 'none' } }}
    >
      {texts.loading}
    </chakra.p>
  )
}
