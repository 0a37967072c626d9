import { chakra, Grid } from '@chakra-ui/react'
import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ArticleList } from '#content/articleFiles.ts'
import type { BlogCard } from '#content/blocks.ts'
import { blogs } from '#content/pages/blogs.ts'
import { blogsTexts as texts } from '#content/texts/blogs.ts'
import { Breadcrumb } from '#ui/controls/Breadcrumb.tsx'
import { BelowFold } from '#ui/layout/BelowFold.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { H1, Lede } from '#ui/text/Text.tsx'
import { BlogListCard } from './BlogListCard.tsx'
import { EnglishArticles } from './EnglishArticles.tsx'
import { PageControls } from './PageControls.tsx'

/** Cards that a phone shows at first. */
const onFirstScreen = 2

interface BlogListProps {
  list: ArticleList
  /** Page 1, for a visit that starts at another page: it was prerendered, so it shows until hydration. */
  first?: ArticleList | undefined
  /** Articles missing from the prerendered page, as links for browsers without JavaScript. Prerenderer only. */
  further?: readonly Pick<BlogCard, 'slug' | 'displayName'>[] | undefined
  /** Overlay on the picture of a card. */
  mark?: (card: BlogCard) => ReactNode
}

/** All articles, nine per page (BL-02). */
export function BlogList({ list, first, further = [], mark }: BlogListProps) {
  const hydrated = useHydrated()
  const { page, pages, cards, english } = hydrated ? list : (first ?? list)
  const shown = cards.map((card, position) => (
    <BlogListCard
      key={card.id}
      card={card}
      first={position === 0}
      below={position >= onFirstScreen}
      mark={mark?.(card)}
    />
  ))
  const title = useRef<HTMLHeadingElement>(null)
  const turnedFrom = useRef(list.page)
  useEffect(() => {
    if (turnedFrom.current === list.page) return
    turnedFrom.current = list.page
    title.current?.focus({ preventScroll: true })
  }, [list.page])
  return (
    <Container pt={{ base: 'calc(var(--bar) + 2rem)', sm: 'calc(var(--bar) + 3.5rem)' }} pb={{ base: '20', sm: '28' }}>
      <Breadcrumb />
      <H1 ref={title} tabIndex={-1}>
        {blogs.title}
      </H1>
      {cards.length === 0 ? (
        <Lede mt="5" minH="40vh">
          {blogs.dataNotFound}
        </Lede>
      ) : (
        <>
          <Lede
            mt={{ base: '3', sm: '5' }}
            mb={{ base: '8', sm: '14' }}
            maxW="34em"
            textStyle={{ base: 'body', sm: 'lede' }}
          >
            {blogs.intro}
          </Lede>
          <Grid
            as="ul"
            listStyle="none"
            p="0"
            m="0"
            templateColumns={{
              base: 'minmax(0, 1fr)',
              sm: 'repeat(2, minmax(0, 1fr))',
              md: 'repeat(3, minmax(0, 1fr))',
            }}
            gap={{ base: '40px', sm: '56px 32px' }}
          >
            {shown.slice(0, onFirstScreen)}
            <BelowFold>{shown.slice(onFirstScreen)}</BelowFold>
          </Grid>
          <PageControls page={page} pages={pages} />
          {pages > 1 && <Further cards={further} />}
          {import.meta.env.SITE_IS_TRANSLATION && english && <EnglishArticles articles={english} />}
        </>
      )}
    </Container>
  )
}

/** Without scripts the other articles are links below the first page. */
function Further({ cards }: { cards: readonly Pick<BlogCard, 'slug' | 'displayName'>[] }) {
  return (
    <noscript>
      <chakra.h2 textStyle="h2" mt="16" mb="5">
        {texts.further}
      </chakra.h2>
      <ul>
        {cards.map(({ slug, displayName }) => (
          <li key={slug}>
            <a href={`/blogs/${slug}`}>{displayName}</a>
          </li>
        ))}
      </ul>
    </noscript>
  )
}
