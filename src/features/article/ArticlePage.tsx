import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useMemo, useRef } from 'react'
import type { Blog, BlogCard } from '#content/blocks.ts'
import { blogArticle } from '#content/pages/blogs.ts'
import { findService } from '#content/services.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { BesideContents } from '#ui/contents/BesideContents.tsx'
import { Contents } from '#ui/contents/Contents.tsx'
import { Wrap } from '#ui/Wrap.tsx'
import { wordsOf } from '#ui/wordsOf.ts'
import { ArticleBody } from './ArticleBody.tsx'
import { ArticleHero } from './ArticleHero.tsx'
import { Helper } from './Helper.tsx'
import { headingsOf } from './headings.ts'
import { MinutesLeft } from './MinutesLeft.tsx'
import { RelatedArticles } from './RelatedArticles.tsx'
import { ServiceAside } from './ServiceAside.tsx'
import { useWhole } from './useWhole.ts'

interface ArticlePageProps {
  blog: Blog
  /** The articles to go on with. */
  related: readonly BlogCard[]
  /** Right after the last line of the text. */
  closing?: ReactNode
  /** The thread under the article. */
  comments?: ReactNode
  /** What ends the page. */
  children?: ReactNode
}

/** Header, helper, article, and what the route puts under it (specification, section 2). */
export function ArticlePage({ blog, related, closing, comments, children }: ArticlePageProps) {
  const service = findService(blog.service)
  return (
    <>
      <Box data-pigment={service?.pigment}>
        <Wrap pt={{ base: 'calc(var(--bar) + 1.5rem)', sm: 'calc(var(--bar) + 2.5rem)' }}>
          {/* Of its own address, also where it was asked for by its id. */}
          <Breadcrumb last={wordsOf(blog.slug)} />
          <Helper />
        </Wrap>
        <article>
          <ArticleHero blog={blog} />
          <UnderHeader key={blog.slug}>
            <Reading blog={blog}>{closing}</Reading>
            <RelatedArticles cards={related} />
            {comments}
          </UnderHeader>
        </article>
      </Box>
      {children}
    </>
  )
}

/** While it is to come it keeps room: nothing after it may count as reached. */
const unfinished = { minHeight: '500vh' }

/** The header fills the screen nearly by itself, and what follows it is drawn after it; each article begins anew. */
function UnderHeader({ children }: { children: ReactNode }) {
  return useWhole() ? children : <div style={unfinished} />
}

/** Contents, text and margin. */
function Reading({ blog, children }: { blog: Blog; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  const headings = useMemo(() => headingsOf(blog.content), [blog])
  const service = findService(blog.service)
  return (
    <BesideContents>
      <Contents title={blogArticle.tableOfContents} entries={headings}>
        <MinutesLeft body={body} minutes={Number.parseInt(blog.readingTime, 10)} />
      </Contents>
      <ArticleBody ref={body} content={blog.content} />
      {children && <Box gridColumn={{ xl: '2' }}>{children}</Box>}
      {service && (
        <chakra.div
          gridColumn={{ xl: '2' }}
          css={{ '@media (min-width: 1400px)': { gridColumn: '3', gridRow: '1', width: '11rem', marginLeft: '-1rem' } }}
        >
          <ServiceAside service={service} />
        </chakra.div>
      )}
    </BesideContents>
  )
}
