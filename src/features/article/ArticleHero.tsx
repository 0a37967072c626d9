import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Blog } from '#content/blocks.ts'
import { isoDay } from '#content/isoDay.ts'
import { findService } from '#content/services.ts'
import { articleTexts as texts } from '#content/texts/article.ts'
import { lawReview } from '#content/texts/lawReview.ts'
import { Container } from '#ui/layout/Container.tsx'
import { Picture } from '#ui/media/Picture.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import { H1 } from '#ui/text/Text.tsx'

/** Title, summary, both dates, reading time and the article's drawing (BA-04). */
export function ArticleHero({ blog, children }: { blog: Blog; children?: ReactNode }) {
  const service = findService(blog.service)
  const shown = blog.shown ?? blog
  return (
    <header>
      <Container pt={{ base: '6', sm: '10' }} pb={{ base: '7', sm: '14' }}>
        {service && <Tag>{service.title}</Tag>}
        <H1 maxW="15em" mt={{ base: '4', sm: '6' }}>
          {blog.displayName}
        </H1>
        <chakra.p
          textStyle="lede"
          fontSize={{ base: '1.0625rem', sm: '1.5rem' }}
          color="ink2"
          maxW="31em"
          mt={{ base: '14px', sm: '26px' }}
          mb={{ base: '18px', sm: '28px' }}
        >
          {blog.heroSection.description}
        </chakra.p>
        <Flex columnGap="6" rowGap="2" wrap="wrap" textStyle="meta" fontSize={{ sm: '1.0625rem' }} color="ink2">
          <span>
            {`${texts.published} `}
            <time dateTime={isoDay(blog.date)}>{shown.date}</time>
            {` · ${lawReview.label} `}
            <time dateTime={isoDay(blog.reviewed)}>{shown.reviewed}</time>
          </span>
          <span>{blog.readingTime}</span>
        </Flex>
        {children && (
          <Box mt="6" maxW="measure">
            {children}
          </Box>
        )}
      </Container>
      <Picture
        kind="desk"
        name={blog.heroSection.image}
        alt=""
        sizes="(min-width: 1441px) 1360px, 100vw"
        first
        w={{ base: 'full', sm: 'min({sizes.wide}, 100% - 80px)' }}
        mx="auto"
        aspectRatio={{ base: '4/3', sm: '16/7' }}
        objectFit="cover"
        objectPosition={{ base: '45% 50%', sm: '50%' }}
        borderRadius={{ base: '0', sm: 'card' }}
      />
    </header>
  )
}
