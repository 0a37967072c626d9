import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Blog } from '#content/blocks.ts'
import { isoDay } from '#content/isoDay.ts'
import { findService } from '#content/services.ts'
import { articleTexts as texts } from '#content/texts/article.ts'
import { lawReview } from '#content/texts/lawReview.ts'
import { DoItYourself } from '#ui/controls/DoItYourself.tsx'
import { Picture } from '#ui/media/Picture.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import { H1 } from '#ui/text/Text.tsx'

/**
 * Title, summary, both dates, reading time and the article's drawing (BA-04), as four rows above the text: the summary is
 * a sibling of the text, so that reader views keep it.
 */
export function ArticleHero({ blog, children }: { blog: Blog; children?: ReactNode }) {
  const service = findService(blog.service)
  const shown = blog.shown ?? blog
  return (
    <>
      <chakra.header gridColumn="1 / -1">
        {service && <Tag>{service.title}</Tag>}
        <H1 maxW="15em" mt={{ base: '4', sm: '6' }}>
          {blog.displayName}
        </H1>
      </chakra.header>
      {/* The gap between rows is wider than that within a header. */}
      <chakra.p
        gridColumn="1 / -1"
        textStyle="lede"
        fontSize={{ base: '1.0625rem', sm: '1.5rem' }}
        color="ink2"
        maxW="31em"
        mt="-14px"
        mb={{ base: '-10px', sm: '-12px' }}
      >
        {blog.heroSection.description}
      </chakra.p>
      <Box gridColumn="1 / -1" mb={{ sm: '4' }}>
        <Flex columnGap="6" rowGap="2" wrap="wrap" textStyle="meta" fontSize={{ sm: '1.0625rem' }} color="ink2">
          <span>
            {`${texts.published} `}
            <time dateTime={isoDay(blog.date)}>{shown.date}</time>
            {` · ${lawReview.label} `}
            <time dateTime={isoDay(blog.reviewed)}>{shown.reviewed}</time>
          </span>
          <span>{blog.readingTime}</span>
        </Flex>
        <Box mt="3">
          <DoItYourself from="articles" name={blog.slug} />
        </Box>
        {children && (
          <Box mt="6" maxW="measure">
            {children}
          </Box>
        )}
      </Box>
      <Picture
        kind="desk"
        name={blog.heroSection.image}
        alt=""
        sizes="(min-width: 1441px) 1360px, 100vw"
        first
        gridColumn="1 / -1"
        justifySelf="center"
        w={{ base: 'calc(100% + 2 * var(--gutter))', sm: 'full', xl: 'calc(100% + 80px)' }}
        maxW="none"
        mx={{ base: 'calc(-1 * var(--gutter))', sm: '0', xl: '-40px' }}
        mb={{ base: '1', sm: '8' }}
        css={{ '@media (min-width: 1441px)': { width: 'calc(100% + 120px)', marginInline: '-60px' } }}
        aspectRatio={{ base: '4/3', sm: '16/7' }}
        objectFit="cover"
        objectPosition={{ base: '45% 50%', sm: '50%' }}
        borderRadius={{ base: '0', sm: 'card' }}
      />
    </>
  )
}
