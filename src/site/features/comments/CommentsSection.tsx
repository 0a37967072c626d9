import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { commentsTexts as texts } from '#content/texts/comments.ts'
import { useInSight } from '#ui/browser/useInSight.ts'
import { Container } from '#ui/layout/Container.tsx'
import { H2, Paragraph } from '#ui/text/Text.tsx'
import { LoadFailed, Loading } from './LoadStates.tsx'
import { loadThread, useThreadScript } from './threadScript.ts'

/** How far below the viewport the section starts to load. */
const near = '1200px'

/**
 * The comments section of an article. The prerendered page holds its heading; the thread and its script load when the
 * reader comes near. `load` is replaced in tests.
 */
export function CommentsSection({ blogId, load = loadThread }: { blogId: string; load?: typeof loadThread }) {
  const section = useRef<HTMLElement>(null)
  const { Thread, hasFailed } = useThreadScript(useInSight(section, near), load)
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
      <Container maxW="46rem">
        <H2 id="comments-title" mb={{ base: '5', sm: '6' }}>
          {texts.title}
        </H2>
        {Thread ? <Thread key={blogId} blogId={blogId} /> : hasFailed ? <ThreadMissing /> : <Loading />}
        <noscript>
          <Paragraph>{texts.needsScript}</Paragraph>
        </noscript>
      </Container>
    </chakra.section>
  )
}

/** A failed chunk must not take the article with it, and says how to write meanwhile. */
function ThreadMissing() {
  return (
    <>
      <LoadFailed details={texts.scriptMissing} />
      <Paragraph color="ink2" mt="3">
        {texts.writeInstead}
      </Paragraph>
    </>
  )
}
