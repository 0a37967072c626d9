import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { threadTexts as texts } from '#content/texts/thread.ts'
import { focusWhenThere } from './focusWhenThere.ts'
import { Problem } from './Problem.tsx'
import type { EarlierRead } from './useThread.ts'

/** The button above a thread of which only the newest comments are shown, and what it brought. */
export function EarlierComments({ hasMore, read }: { hasMore: boolean; read: () => Promise<EarlierRead> }) {
  const [isLoading, setLoading] = useState(false)
  const [result, setResult] = useState<EarlierRead>()
  const load = async () => {
    setLoading(true)
    const outcome = await read()
    setLoading(false)
    setResult(outcome)
    // The button stays above the comments that it brought, or goes away with the last ones.
    const { first } = outcome.problem === undefined ? outcome : {}
    if (first !== undefined) focusWhenThere(() => document.getElementById(`comment-${first}`))
  }
  if (!hasMore && !result) return null
  return (
    <>
      {hasMore && (
        <chakra.button
          type="button"
          className="act"
          mb="4"
          aria-disabled={isLoading}
          onClick={isLoading ? undefined : load}
        >
          {isLoading ? texts.earlierLoading : texts.earlier}
        </chakra.button>
      )}
      <p className="unseen" role="status">
        {result && result.problem === undefined && texts.earlierShown(result.count)}
      </p>
      <Problem text={result?.problem && texts.earlierFailed(result.problem)} />
    </>
  )
}
