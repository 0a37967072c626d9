import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { BlogCard } from '#content/blocks.ts'
import { findService } from '#content/services.ts'
import { Picture } from '#ui/media/Picture.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import { belowFirstPaint } from '#ui/theme/precompiled/belowFirstPaint.ts'

const pictureSizes = '(min-width: 1321px) 392px, (min-width: 900px) 30vw, (min-width: 601px) 44vw, 100vw'

interface BlogListCardProps {
  card: BlogCard
  first: boolean
  /** Below the first screen of a phone. */
  below: boolean
  /** Overlay on the picture. */
  mark?: ReactNode
}

/** Image, display name, description, date and reading time; the whole card links to the article (BL-03, BL-08). */
export function BlogListCard({ card, first, below, mark }: BlogListCardProps) {
  const service = findService(card.service)
  return (
    <chakra.li
      data-pigment={service?.pigment}
      position="relative"
      css={{
        '& img': { transition: 'transform {durations.move} {easings.out}' },
        '&:hover img': { transform: 'translateY(-6px)' },
        '&:hover a': { textDecoration: 'underline' },
        ...(below && belowFirstPaint({ base: 'auto 29rem', sm: 'auto 33rem' })),
      }}
    >
      <Picture
        kind="desk"
        name={card.slug}
        alt=""
        sizes={pictureSizes}
        first={first}
        w="full"
        aspectRatio="16/10"
        objectFit="cover"
        borderRadius="card"
        mb="5"
      />
      {mark}
      {service && <Tag>{service.title}</Tag>}
      <chakra.h2
        m="0"
        mt="3"
        fontFamily="serif"
        fontWeight="medium"
        fontSize={{ base: '1.25rem', sm: '1.5rem' }}
        lineHeight="1.3"
      >
        <a href={`/blogs/${card.slug}`}>{card.displayName}</a>
      </chakra.h2>
      <chakra.p m="0" mt="2" textStyle="small" color="ink2">
        {card.heroSection.description}
      </chakra.p>
      <Flex columnGap="6" rowGap="1" wrap="wrap" mt="3" textStyle="meta" color="ink2">
        <span>{(card.shown ?? card).date}</span>
        <span>{card.readingTime}</span>
      </Flex>
    </chakra.li>
  )
}
