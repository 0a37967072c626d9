import { Box, chakra, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { offline } from '#content/pages/offline.ts'
import { serviceCards } from '#content/services.ts'
import { claims } from '#content/texts/claims.ts'
import { menuTitles } from '#content/texts/frame.ts'
import { guidePages } from '#content/texts/guidePages.ts'
import { lettersName, lettersPath } from '#content/texts/letters.ts'
import { taskPages } from '#content/texts/taskPages.ts'
import { Breadcrumb } from '#ui/controls/Breadcrumb.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { H2, Paragraph } from '#ui/text/Text.tsx'
import { OfflineHero } from './OfflineHero.tsx'
import { PageList } from './PageList.tsx'

const otherPages = [
  { title: menuTitles.home, path: '/' },
  { title: menuTitles.about, path: '/about' },
  { title: menuTitles.services, path: '/services' },
  ...(claims.stories ? [{ title: menuTitles.testimonials, path: '/testimonials' }] : []),
  { title: menuTitles.forNris, path: '/resources' },
  { title: menuTitles.blogs, path: '/blogs' },
  { title: offline.tools, path: '/tools' },
  ...[...taskPages, ...guidePages].map(({ name, path }) => ({ title: name, path })),
  { title: lettersName, path: lettersPath },
  { title: menuTitles.contact, path: '/contact' },
  { title: menuTitles.privacy, path: '/privacypolicy' },
]
const services = serviceCards.map(({ title, path }) => ({ title, path: `/services/${path}` }))

interface OfflinePageProps {
  articles: readonly { slug: string; displayName: string }[]
  /** Overview of what this device stores, with actions. */
  storage?: ReactNode
}

/** Says that a page is not stored and lists the pages that are (OF-09). */
export function OfflinePage({ articles, storage }: OfflinePageProps) {
  const { storedPages, writing, home } = offline
  const blogs = articles.map(({ slug, displayName }) => ({ title: displayName, path: `/blogs/${slug}` }))
  return (
    <>
      <OfflineHero texts={{ ...offline, home: home.text }}>
        <Breadcrumb onDark last={offline.title} />
      </OfflineHero>
      <Container as="section" py={{ base: '16', sm: '22' }}>
        <H2>{storedPages.title}</H2>
        <Paragraph color="ink2" mt="3" mb={{ base: '8', sm: '12' }}>
          {storedPages.text}
        </Paragraph>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: '4fr 5fr 3fr' }}
          gap={{ base: '10', lg: '14' }}
          alignItems="start"
        >
          <PageList title={storedPages.services} pages={services} />
          <PageList title={storedPages.articles} pages={blogs} />
          <PageList title={storedPages.otherPages} pages={otherPages} />
        </Grid>
      </Container>
      {storage}
      <Box as="section" bg="wash" py={{ base: '14', sm: '20' }}>
        <Container>
          <H2>{writing.title}</H2>
          <chakra.p mt="3" maxW="34em" color="ink2">
            {writing.text}{' '}
            <chakra.span css={{ '& a': { color: 'link', textDecoration: 'underline', textUnderlineOffset: '0.18em' } }}>
              <a href="/contact">{menuTitles.contact}</a>
            </chakra.span>
          </chakra.p>
        </Container>
      </Box>
    </>
  )
}
