import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { commentsTexts as texts } from '#content/texts/comments.ts'
import type { Delivery } from '#outbox/send.ts'
import { H3 } from '#ui/Text.tsx'
import { readComment } from './readComments.ts'
import { WriteForm } from './WriteForm.tsx'

/** The comment form under the thread. The focus stays in it; what became of the comment is announced. */
export function WriteCard({ blogId }: { blogId: string }) {
  const [status, setStatus] = useState<string>()
  const onDone = (delivery: Delivery) => setStatus(delivery.state === 'sent' ? sentStatus(delivery.answer) : undefined)
  return (
    <Box
      mt="12"
      p={{ base: '22px 20px', sm: '30px 32px' }}
      bg="panel"
      borderRadius="card"
      boxShadow="rest"
      onInput={() => setStatus(undefined)}
    >
      <H3 mb="5">{texts.write.comment.title}</H3>
      <WriteForm target={{ blogId }} onDone={onDone} />
      <Box role="status" textStyle="ui" color="ok" mt={status === undefined ? '0' : '4'}>
        {status}
      </Box>
    </Box>
  )
}

function sentStatus(answer: unknown): string {
  return readComment(answer)?.held ? texts.heldNote : texts.write.comment.posted
}
