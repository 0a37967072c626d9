import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useMemo, useRef } from 'react'
import type { Blog, BlogCard } from '#content/blocks.ts'
import { findService } from '#content/services.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { Wrap } from '#ui/Wrap.tsx'
import { ArticleBody } from './ArticleBody.tsx'
import { ArticleHero } from './ArticleHero.tsx'
import { Helper } from './Helper.tsx'
import { headingsOf } from './headings.ts'
import { RelatedArticles } from './RelatedArticles.tsx'
import { ServiceAside } from './ServiceAside.tsx'
import { TableOfContents } from './TableOfContents.tsx'
import { useReading } from './useReading.ts'

interface ArticlePageProps {
  blog: Blog
  /** The articles to go on with. */
  related: readonly BlogCard[]
  /** The thread under the article. */
  comments?: ReactNode
  /** What ends the page. */
  children?: ReactNode
}

/** Header, helper, article, and what the route puts under it (specification, section 2). */
export function ArticlePage({ blog, related, comments, children }: ArticlePageProps) {
  const service = findService(blog.service)
  return (
    <>
      <Box data-pigment={service?.pigment}>
        <Wrap pt={{ base: 'calc(var(--bar) + 1.5rem)', sm: 'calc(var(--bar) + 2.5rem)' }}>
          <Breadcrumb last={blog.displayName} />
          <Helper />
        </Wrap>
        <article>
          <ArticleHero blog={blog} />
          <Reading blog={blog} />
          <RelatedArticles cards={related} />
          {comments}
        </article>
      </Box>
      {children}
    </>
  )
}

/** Contents, text and margin. */
function Reading({ blog }: { blog: Blog }) {
  const body = useRef<HTMLDivElement>(null)
  const headings = useMemo(() => headingsOf(blog.content), [blog])
  const reading = useReading(body, headings)
  const service = findService(blog.service)
  return (
    <Wrap
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, {sizes.measure})', xl: '250px minmax(0, {sizes.measure}) 1fr' }}
      justifyContent={{ base: 'center', xl: 'normal' }}
      alignItems="start"
      columnGap={{ xl: '12', '2xl': '4.5rem' }}
      rowGap={{ base: '7', sm: '10' }}
      py={{ base: '8', sm: '4.5rem' }}
      pb={{ base: '16', sm: '28' }}
    >
      <TableOfContents headings={headings} reading={reading} minutes={Number.parseInt(blog.readingTime, 10)} />
      <ArticleBody ref={body} content={blog.content} />
      {service && (
        <chakra.div
          gridColumn={{ xl: '2' }}
          css={{ '@media (min-width: 1400px)': { gridColumn: '3', gridRow: '1', width: '11rem', marginLeft: '-1rem' } }}
        >
          <ServiceAside service={service} />
        </chakra.div>
      )}
    </Wrap>
  )
}
