import { chakra } from '@chakra-ui/react'
import { lazy, Suspense, useRef } from 'react'
import { commentsTexts as texts } from '#content/texts/comments.ts'
import { H2, Paragraph } from '#ui/Text.tsx'
import { Wrap } from '#ui/Wrap.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { Loading } from './Loading.tsx'
import { useNear } from './useNear.ts'

const Thread = lazy(() =>
  import('./Thread.tsx').catch((error: Error) => ({
    // A thread whose script cannot be had must not take the article with it.
    default: (_: { blogId: string }) => <LoadFailed details={error.message} />,
  })),
)

/**
 * The comments section of an article (specification, section 2). The prerendered page holds its heading; the thread and
 * its script come when the reader is near.
 */
export function CommentsSection({ blogId }: { blogId: string }) {
  const section = useRef<HTMLElement>(null)
  const near = useNear(section)
  return (
    <chakra.section
      ref={section}
      id="comments"
      data-screen=""
      aria-labelledby="comments-title"
      bg="wash"
      pt={{ base: '14', sm: '96px' }}
      pb={{ base: '72px', sm: '110px' }}
    >
      <Wrap maxW="46rem">
        <H2 id="comments-title" mb={{ base: '5', sm: '6' }}>
          {texts.title}
        </H2>
        {near ? (
          <Suspense fallback={<Loading />}>
            <Thread key={blogId} blogId={blogId} />
          </Suspense>
        ) : (
          <Loading />
        )}
        <noscript>
          <Paragraph>{texts.needsScript}</Paragraph>
        </noscript>
      </Wrap>
    </chakra.section>
  )
}
