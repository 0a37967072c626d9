import { chakra, Grid } from '@chakra-ui/react'
import { useHydrated } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { BlogCard } from '#content/blocks.ts'
import { blogs } from '#content/pages/blogs.ts'
import { blogsTexts as texts } from '#content/texts/blogs.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { H1, Lede } from '#ui/Text.tsx'
import { Wrap } from '#ui/Wrap.tsx'
import { BlogListCard } from './BlogListCard.tsx'
import { PageControls } from './PageControls.tsx'
import { pageOf } from './paging.ts'

/**
 * All articles, nine to a page (specification, section 2). What was prerendered is the first page, so another one shows
 * after hydration.
 */
export function BlogList({ cards, page: wanted }: { cards: readonly BlogCard[]; page: number }) {
  const hydrated = useHydrated()
  const { page, pages, items } = pageOf(cards, hydrated ? wanted : 1)
  const title = useRef<HTMLHeadingElement>(null)
  const turnedFrom = useRef(wanted)
  useEffect(() => {
    if (turnedFrom.current === wanted) return
    turnedFrom.current = wanted
    title.current?.focus({ preventScroll: true })
  }, [wanted])
  return (
    <Wrap pt={{ base: 'calc(var(--bar) + 2rem)', sm: 'calc(var(--bar) + 3.5rem)' }} pb={{ base: '20', sm: '28' }}>
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
            {items.map((card, position) => (
              <BlogListCard key={card.id} card={card} first={position === 0} />
            ))}
          </Grid>
          <PageControls page={page} pages={pages} />
          <Further cards={cards.slice(items.length)} />
        </>
      )}
    </Wrap>
  )
}

/** Where no script turns the page, the other articles are links below the first. */
function Further({ cards }: { cards: readonly BlogCard[] }) {
  if (cards.length === 0) return null
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
