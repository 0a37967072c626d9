import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { offline } from '#content/pages/offline.ts'
import { serviceCards } from '#content/services.ts'
import { menuTitles } from '#content/texts/frame.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { HeroGround } from '#ui/HeroGround.tsx'
import { H1, H2, Paragraph } from '#ui/Text.tsx'
import { Wrap } from '#ui/Wrap.tsx'
import { PageList } from './PageList.tsx'

const otherPages = [
  { title: menuTitles.home, path: '/' },
  { title: menuTitles.about, path: '/about' },
  { title: menuTitles.services, path: '/services' },
  { title: menuTitles.testimonials, path: '/testimonials' },
  { title: menuTitles.forNris, path: '/resources' },
  { title: menuTitles.blogs, path: '/blogs' },
  { title: menuTitles.contact, path: '/contact' },
  { title: menuTitles.privacy, path: '/privacypolicy' },
]
const services = serviceCards.map(({ title, path }) => ({ title, path: `/services/${path}` }))

interface OfflinePageProps {
  articles: readonly { slug: string; displayName: string }[]
  /** What this device holds, and what can be done about it. */
  library?: ReactNode
}

/** Says that a page is not stored and lists those that are read without a connection. */
export function OfflinePage({ articles, library }: OfflinePageProps) {
  const { title, text, tryAgain, home, stored, writing } = offline
  const blogs = articles.map(({ slug, displayName }) => ({ title: displayName, path: `/blogs/${slug}` }))
  return (
    <>
      <HeroGround picture="offline">
        <Breadcrumb onDark last={title} />
        <H1 maxW={{ lg: '8.5em' }}>{title}</H1>
        <Paragraph color="onNavy" maxW={{ base: '34em', lg: '22em' }} mt="5" mb="8">
          {text}
        </Paragraph>
        <Flex gap="3" wrap="wrap">
          <Button onClick={() => location.reload()}>{tryAgain}</Button>
          <ButtonLink to={home.to} look="line">
            {home.text}
          </ButtonLink>
        </Flex>
      </HeroGround>
      <Wrap as="section" py={{ base: '16', sm: '22' }}>
        <H2>{stored.title}</H2>
        <Paragraph color="ink2" mt="3" mb={{ base: '8', sm: '12' }}>
          {stored.text}
        </Paragraph>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: '4fr 5fr 3fr' }}
          gap={{ base: '10', lg: '14' }}
          alignItems="start"
        >
          <PageList title={stored.services} pages={services} />
          <PageList title={stored.articles} pages={blogs} />
          <PageList title={stored.otherPages} pages={otherPages} />
        </Grid>
      </Wrap>
      {library}
      <Box as="section" bg="wash" py={{ base: '14', sm: '20' }}>
        <Wrap>
          <H2>{writing.title}</H2>
          <chakra.p mt="3" maxW="34em" color="ink2">
            {writing.text}{' '}
            <chakra.span css={{ '& a': { color: 'link', textDecoration: 'underline', textUnderlineOffset: '0.18em' } }}>
              <Link to="/contact">{menuTitles.contact}</Link>
            </chakra.span>
          </chakra.p>
        </Wrap>
      </Box>
    </>
  )
}
