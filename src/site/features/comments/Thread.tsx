import { chakra, Flex } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { threadTexts as texts } from '#content/texts/thread.ts'
import { Icon } from '#ui/media/Icon.tsx'
import { exactTime } from '#ui/text/exactTime.ts'
import { Paragraph } from '#ui/text/Text.tsx'
import { CommentList } from './CommentList.tsx'
import { EarlierComments } from './EarlierComments.tsx'
import { LoadFailed, Loading } from './LoadStates.tsx'
import { ReportDialog } from './ReportDialog.tsx'
import { useReport } from './reporting.ts'
import { makeOpenReply, ThreadProvider } from './threadContext.ts'
import { ThreadRoot } from './threadStyles.ts'
import { countComments } from './tree.ts'
import { usePending } from './usePending.ts'
import { useThread } from './useThread.ts'
import { CommentBox } from './WriteBoxes.tsx'

/** From this many comments on, a button above them leads to the form. */
const long = 8

/** The comments of an article: read, write, reply, report. A separate chunk that CommentsSection loads. */
export default function Thread({ blogId }: { blogId: string }) {
  const { status, comments, details, asOf, earlier, readEarlier } = useThread(blogId)
  const pending = usePending(blogId)
  const [openReply] = useState(makeOpenReply)
  const { commentId, unsent, open, close, report } = useReport(blogId)
  const context = useMemo(() => ({ blogId, openReply, report: open }), [blogId, openReply, open])
  const count = useMemo(() => countComments(comments), [comments])

  if (status === 'loading') return <Loading />
  if (status === 'failed') return <LoadFailed details={details ?? ''} />
  return (
    <ThreadProvider value={context}>
      <ThreadRoot>
        {status === 'copy' && asOf !== undefined && (
          <p className="copy" role="status">
            <Icon name="clock" size="20px" />
            <span>{texts.asOf(exactTime(asOf))}</span>
          </p>
        )}
        {status === 'unreachable' && <LoadFailed details={details ?? ''} />}
        {status !== 'unreachable' && comments.length + pending.length === 0 ? (
          <Paragraph color="ink2">{texts.empty}</Paragraph>
        ) : (
          <Summary
            count={status === 'unreachable' ? undefined : count}
            isAll={earlier === undefined}
            waiting={pending.length}
          />
        )}
        <EarlierComments hasMore={earlier !== undefined} read={readEarlier} />
        <CommentList tree={comments} pending={pending} />
        <CommentBox blogId={blogId} />
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

/** How many comments there are, as far as known, and how many of this device's wait. */
function Summary({ count, isAll, waiting }: { count: number | undefined; isAll: boolean; waiting: number }) {
  const toForm = () => document.querySelector<HTMLElement>('[data-form=comment] textarea')?.focus()
  return (
    <Flex gap="8px 20px" wrap="wrap" align="center" mb="6" textStyle="meta" color="ink2">
      {count !== undefined && <span>{isAll ? texts.count(count) : texts.newestCount(count)}</span>}
      {waiting > 0 && <span className="chip">{texts.waitingCount(waiting)}</span>}
      {count !== undefined && count >= long && (
        <chakra.button type="button" className="act" ml="auto" onClick={toForm}>
          {texts.toForm}
        </chakra.button>
      )}
    </Flex>
  )
}
