import { Box } from '@chakra-ui/react'
import { articleTexts as texts } from '#content/texts/staff/articles.ts'
import type { Publication } from '#contract/staff/articles.ts'
import { memberName } from '../data/members.ts'
import { exactly } from '../data/times.ts'

/** How far a publication is, and why it failed if it did. */
export function PublicationLine({ publication, title }: { publication: Publication; title?: string }) {
  const { state, message, author, queuedAt, endedAt } = publication
  return (
    <Box role="status" mb="3" maxW="measure" overflowWrap="anywhere">
      <Box as="strong" color={state === 'failed' ? 'err' : 'ink'}>
        {title === undefined ? texts.states[state] : `${texts.states[state]}: ${title}`}
      </Box>
      <Box textStyle="meta" color="ink2">
        {texts.byWhom(memberName(author), exactly(endedAt ?? queuedAt))}
      </Box>
      {message && (
        <Box textStyle="small" color={state === 'failed' ? 'err' : 'ink'} whiteSpace="pre-wrap">
          {message}
        </Box>
      )}
    </Box>
  )
}
