import { Box, chakra, Flex } from '@chakra-ui/react'
import { Fragment, type ReactNode, useMemo, useRef } from 'react'
import type { Blog, BlogCard } from '#content/blocks.ts'
import { edition } from '#content/edition.ts'
import { blogArticle } from '#content/pages/blogs.ts'
import { findService } from '#content/services.ts'
import { Breadcrumb } from '#ui/controls/Breadcrumb.tsx'
import { BelowFold } from '#ui/layout/BelowFold.tsx'
import { BesideContents, columnsBesideContents } from '#ui/layout/BesideContents.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { Contents } from '#ui/layout/Contents.tsx'
import { titleCase } from '#ui/text/titleCase.ts'
import { ArticleBody } from './ArticleBody.tsx'
import { ArticleHero } from './ArticleHero.tsx'
import { Disclaimer } from './Disclaimer.tsx'
import { headingsOf } from './headings.ts'
import { MinutesLeft } from './MinutesLeft.tsx'
import { RelatedArticles } from './RelatedArticles.tsx'
import { columnWidth } from './readingStyles.ts'
import { ServiceAside } from './ServiceAside.tsx'

interface ArticlePageProps {
  blog: Blog
  /** Related articles. */
  related: readonly BlogCard[]
  /** Overlay on the picture of a related article's card. */
  mark?: (card: BlogCard) => ReactNode
  /** Shown below the heading. */
  notice?: ReactNode
  /** Shown below the contents: how the text is set, that it can be heard, and that it can be shared. */
  settings?: ReactNode
  /** Shown directly after the text. */
  closing?: ReactNode
  /** The comment thread. */
  comments?: ReactNode
  /** The sections that end the page. */
  children?: ReactNode
}

/** Header, disclaimer, article, and what the route adds below it (BA-23). */
export function ArticlePage({ blog, related, mark, notice, settings, closing, comments, children }: ArticlePageProps) {
  const service = findService(blog.service)
  return (
    <>
      <Box data-pigment={service?.pigment}>
        <Container pt={{ base: 'calc(var(--bar) + 1.5rem)', sm: 'calc(var(--bar) + 2.5rem)' }}>
          {/* Of its own address, also where it was asked for by its id. */}
          <Breadcrumb last={import.meta.env.SITE_IS_TRANSLATION ? blog.displayName : titleCase(blog.slug)} />
          <Disclaimer />
        </Container>
        <article>
          <Fragment key={blog.slug}>
            <ArticleColumns blog={blog} hero={<ArticleHero blog={blog}>{notice}</ArticleHero>} settings={settings}>
              {closing}
            </ArticleColumns>
            <BelowFold>
              <RelatedArticles cards={related} mark={mark} />
            </BelowFold>
            {comments}
          </Fragment>
        </article>
      </Box>
      {children}
    </>
  )
}

const columns = columnsBesideContents(columnWidth)

interface ArticleColumnsProps extends Pick<ArticlePageProps, 'blog' | 'settings' | 'children'> {
  hero: ReactNode
}

/** The four rows of the hero, then table of contents, text and margin. */
function ArticleColumns({ blog, hero, settings, children }: ArticleColumnsProps) {
  const body = useRef<HTMLDivElement>(null)
  const headings = useMemo(() => headingsOf(blog.content), [blog])
  const service = findService(blog.service)
  return (
    <BesideContents gridTemplateColumns={columns} pt={{ base: '6', sm: '10' }}>
      {hero}
      <Contents title={blogArticle.tableOfContents} entries={headings}>
        <MinutesLeft body={body} readingTime={blog.readingTime} />
        <Flex wrap="wrap" columnGap="3">
          {settings}
        </Flex>
      </Contents>
      <ArticleBody ref={body} content={blog.content} page={`${edition.prefix}/blogs/${blog.slug}`} />
      {children && <Box gridColumn="2">{children}</Box>}
      {service && (
        <chakra.div
          gridColumn="2"
          css={{ '@media (min-width: 1400px)': { gridColumn: '3', gridRow: '5', width: '11rem', marginLeft: '-1rem' } }}
        >
          <ServiceAside service={service} />
        </chakra.div>
      )}
    </BesideContents>
  )
}
