import { chakra, Grid } from '@chakra-ui/react'
import { type ReactNode, useId, useRef } from 'react'
import type { BlogCard } from '#content/blocks.ts'
import { blogArticle } from '#content/pages/blogs.ts'
import { useInSight } from '#ui/browser/useInSight.ts'
import { MoreLink } from '#ui/controls/MoreLink.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { Picture } from '#ui/media/Picture.tsx'
import { H2, H3, Small } from '#ui/text/Text.tsx'

interface RelatedArticlesProps {
  cards: readonly BlogCard[]
  /** Overlay on the picture of a card, added when the cards come near. */
  mark?: ((card: BlogCard) => ReactNode) | undefined
}

/** Related articles: image, numbered title, description and 'Read more' (BA-10, BA-11). */
export function RelatedArticles({ cards, mark }: RelatedArticlesProps) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const isNear = useInSight(section)
  if (cards.length === 0) return null
  return (
    <Container as="section" ref={section} data-screen="" aria-labelledby={id} pb={{ base: '16', sm: '28' }}>
      <H2 id={id} mb={{ base: '6', sm: '10' }}>
        {blogArticle.relatedTitle}
      </H2>
      <Grid
        as="ul"
        listStyle="none"
        templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }}
        gap={{ base: '40px', sm: '48px 32px' }}
      >
        {cards.map((card, position) => (
          <Related key={card.id} card={card} number={position + 1} mark={isNear && mark?.(card)} />
        ))}
      </Grid>
    </Container>
  )
}

function Related({ card, number, mark }: { card: BlogCard; number: number; mark: ReactNode }) {
  return (
    <chakra.li position="relative" display="flex" flexDirection="column" alignItems="flex-start">
      <Picture
        kind="desk"
        name={card.slug}
        alt=""
        sizes="(min-width: 1321px) 392px, (min-width: 1001px) 30vw, (min-width: 601px) 44vw, 100vw"
        w="full"
        aspectRatio="16/10"
        objectFit="cover"
        borderRadius="card"
        mb="5"
      />
      {mark}
      <H3>{`${number}. ${card.displayName}`}</H3>
      <Small mt="2" mb="3">
        {card.heroSection.description}
      </Small>
      <MoreLink href={`/blogs/${card.slug}`} mt="auto" position="relative">
        {blogArticle.readMore}
        <span className="unseen">{`: ${card.displayName}`}</span>
      </MoreLink>
    </chakra.li>
  )
}
