import { chakra } from '@chakra-ui/react'
import { commentsTexts as texts } from '#content/texts/comments.ts'
import { focusSent } from './focusSent.ts'
import { useThreadMeans } from './threadContext.ts'
import { WriteForm } from './WriteForm.tsx'

/** The form under a comment. A success closes it and leads to the reply; Cancel leads back to where it was opened. */
export function ReplyBox({ commentId, author, onCancel }: { commentId: string; author: string; onCancel: () => void }) {
  const { blogId, openReply } = useThreadMeans()
  return (
    <chakra.div
      mt="4"
      mb="2"
      // On a phone it takes the room under the avatar too.
      ms={{ base: 'calc(-1 * (var(--avatar) + var(--gap)))', sm: '0' }}
      p={{ base: '18px 16px', sm: '24px' }}
      bg="panel"
      borderRadius="card"
      boxShadow="rest"
    >
      <chakra.h3 textStyle="label" m="0" mb="4">
        {texts.write.reply.title(author)}
      </chakra.h3>
      <WriteForm
        target={{ blogId, commentId }}
        onCancel={onCancel}
        onDone={(delivery) => {
          openReply.close()
          focusSent(delivery, commentId)
        }}
      />
    </chakra.div>
  )
}
