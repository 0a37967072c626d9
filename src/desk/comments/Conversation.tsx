import { Box, chakra } from '@chakra-ui/react'
import { useCallback } from 'react'
import { staffCommentTexts as texts } from '#content/texts/staff/lists.ts'
import type { CommentContext } from '#contract/staff/comments.ts'
import { call } from '../data/call.ts'
import { exactly } from '../data/times.ts'
import { useResource } from '../data/useResource.ts'
import { Loading } from '../layout/Loading.tsx'

/** The thread around a comment, in order. */
export function Conversation({ id }: { id: string }) {
  const load = useCallback((signal: AbortSignal) => call<CommentContext>('comment', { id, signal }), [id])
  const { data, error, reload } = useResource(load)
  if (!data) return <Loading error={error} retry={reload} />
  return (
    <chakra.ol listStyle="none" m="0" mt="4" p="0">
      {data.thread.map((comment) => (
        <chakra.li
          key={comment.id}
          borderTop="1px solid"
          borderColor="line"
          py="3"
          px="3"
          bg={comment.id === id ? 'pigment.tint' : 'transparent'}
        >
          <Box textStyle="meta" color="ink2">
            {/* Isolated: after a name from right to left, the numbers of the date would be read as part of it. */}
            <bdi>{comment.author || texts.anonymous}</bdi>
            <span>
              {texts.at(exactly(comment.at)) + (comment.state === 'shown' ? '' : ` (${texts.states[comment.state]})`)}
            </span>
          </Box>
          <Box dir="auto" textStyle="small" whiteSpace="pre-wrap" overflowWrap="anywhere" maxH="10rem" overflowY="auto">
            {comment.text}
          </Box>
        </chakra.li>
      ))}
    </chakra.ol>
  )
}
