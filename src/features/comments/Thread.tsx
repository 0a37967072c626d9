import { chakra, Flex } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { threadTexts as texts } from '#content/texts/thread.ts'
import { Icon } from '#ui/Icon.tsx'
import { Paragraph } from '#ui/Text.tsx'
import { CommentList } from './CommentList.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { Loading } from './Loading.tsx'
import { makeOpenReply } from './openReply.ts'
import { ReportDialog } from './ReportDialog.tsx'
import { exactTime } from './relativeTime.ts'
import { ThreadProvider } from './threadContext.ts'
import { ThreadRoot } from './threadStyles.ts'
import { countComments } from './tree.ts'
import { usePending } from './usePending.ts'
import { useReport } from './useReport.ts'
import { useThread } from './useThread.ts'
import { WriteCard } from './WriteCard.tsx'

/** From so many comments on, a way past them to the form stands above. */
const long = 8

/** The comments of an article: read, write, reply, report. Loaded when a reader comes near (see CommentsSection). */
export default function Thread({ blogId }: { blogId: string }) {
  const { status, comments, details, asOf } = useThread(blogId)
  const pending = usePending(blogId)
  const [openReply] = useState(makeOpenReply)
  const { commentId, unsent, open, close, report } = useReport(blogId)
  const means = useMemo(() => ({ blogId, openReply, report: open }), [blogId, openReply, open])
  const count = useMemo(() => countComments(comments), [comments])

  if (status === 'loading') return <Loading />
  if (status === 'failed') return <LoadFailed details={details ?? ''} />
  return (
    <ThreadProvider value={means}>
      <ThreadRoot>
        {status === 'copy' && asOf !== undefined && (
          <p className="copy" role="status">
            <Icon name="clock" size="20px" />
            {texts.asOf(exactTime(asOf))}
          </p>
        )}
        {comments.length + pending.length === 0 ? (
          <Paragraph color="ink2">{texts.empty}</Paragraph>
        ) : (
          <Summary count={count} waiting={pending.length} />
        )}
        <CommentList tree={comments} pending={pending} />
        <WriteCard blogId={blogId} />
        {commentId !== undefined && (
          <ReportDialog
            key={commentId}
            reason={unsent.get(commentId) ?? ''}
            onReport={(reason) => void report(commentId, reason)}
            onClose={close}
          />
        )}
      </ThreadRoot>
    </ThreadProvider>
  )
}

function Summary({ count, waiting }: { count: number; waiting: number }) {
  const toForm = () => document.querySelector<HTMLElement>('[data-form=comment] textarea')?.focus()
  return (
    <Flex gap="8px 20px" wrap="wrap" align="center" mb="6" textStyle="meta" color="ink2">
      <span>{texts.count(count)}</span>
      {waiting > 0 && <span className="chip">{texts.waitingCount(waiting)}</span>}
      {count >= long && (
        <chakra.button type="button" className="act" ml="auto" onClick={toForm}>
          {texts.toForm}
        </chakra.button>
      )}
    </Flex>
  )
}
