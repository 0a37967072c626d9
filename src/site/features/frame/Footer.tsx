import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { footer } from '#content/pages/footer.ts'
import { serviceCards } from '#content/services.ts'
import { type Site, site } from '#content/site.ts'
import { frameTexts } from '#content/texts/frame.ts'
import { OutsideLink } from '#ui/controls/OutsideLink.tsx'
import { Container, oneColumn } from '#ui/layout/Container.tsx'
import { Icon } from '#ui/media/Icon.tsx'
import { belowFirstPaint } from '#ui/theme/precompiled/belowFirstPaint.ts'
import { ContactTiles } from './ContactTiles.tsx'
import { footerLinks } from './footerLinks.ts'
import { LanguageLinks } from './LanguageLinks.tsx'

const linkStyle = {
  display: 'inline-block',
  py: { base: '12px', md: '6px' },
  color: 'onNavy2',
  fontFamily: 'sans',
  fontSize: '1.0625rem',
  lineHeight: '1.25',
  textDecoration: 'none',
  _hover: { color: 'gold.300', textDecoration: 'underline' },
} as const
const Title = chakra('h2', {
  base: {
    fontFamily: 'sans',
    fontWeight: 'semibold',
    fontSize: '1.125rem',
    lineHeight: '1.3',
    color: 'white',
    mb: '14px',
  },
})
const Brand = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    m: '0',
    mb: '5',
    fontFamily: 'sans',
    fontWeight: 'semibold',
    fontSize: '1.75rem',
    lineHeight: '1',
    color: 'white',
  },
})
// One nested rule for all links: as separate styled elements they cost more hydration time than the rest of the footer.
const List = chakra('ul', {
  base: { listStyle: 'none', m: '0', p: '0', '& li': { breakInside: 'avoid' }, '& a': linkStyle },
})

/** Description, contact tiles, quick links, legal services and the copyright line (SH-02, SH-03). */
export function Footer() {
  const year = useYear()
  return (
    // Not even its picture; its height is close to this at every width.
    <Box css={belowFirstPaint({ base: 'auto 106rem', sm: 'auto 90rem', md: 'auto 52rem' })}>
      <FootSkyline aria-hidden="true" />
      <Box
        as="footer"
        bg="footer"
        color="onNavy2"
        pt="10"
        pb="22"
        fontSize="1.0625rem"
        lineHeight="1.6"
        css={{ '--focus-ring': '{colors.gold.400}' }}
      >
        <Container containerType="inline-size">
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 4.4fr) minmax(0, 2.4fr) minmax(0, 5.2fr)' }}
            gap={{ base: '8', md: '16' }}
            css={{ [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } }}
          >
            <div>
              <Brand>
                <chakra.img
                  src="/art/svg/logo-mark.svg"
                  alt=""
                  loading="lazy"
                  htmlWidth="56"
                  htmlHeight="68"
                  h="50px"
                  w="auto"
                />
                {site.product}
              </Brand>
              <chakra.p m="0">{footer.description}</chakra.p>
              <Flex as="ul" aria-label={frameTexts.socialLinks} listStyle="none" gap="1" p="0" mt="4" mb="0" ml="-10px">
                {site.social.map(({ name, url }) => (
                  <li key={name}>
                    <OutsideLink
                      href={url}
                      label={name}
                      css={{
                        display: 'grid',
                        placeItems: 'center',
                        w: 'touch',
                        h: 'touch',
                        color: 'inherit',
                        _hover: { color: 'gold.300' },
                      }}
                    >
                      <Icon path={socialIcons[name]} />
                    </OutsideLink>
                  </li>
                ))}
              </Flex>
            </div>
            <div id={footerLinks}>
              <Title>{footer.quickLinks.title}</Title>
              <List columns={{ base: '7rem 2', md: '1' }} columnGap="8">
                {footer.quickLinks.links.map((link) => (
                  <li key={link.href}>
                    <a href={link.href}>{link.name}</a>
                  </li>
                ))}
                <li>
                  <OutsideLink href={footer.feedback.href}>{footer.feedback.name}</OutsideLink>
                </li>
                <LanguageLinks />
              </List>
            </div>
            <div>
              <Title>{footer.legalServices.title}</Title>
              <List columns="7rem 2" columnGap="8">
                {serviceCards.map((card) => (
                  <li key={card.path}>
                    <a href={`/services/${card.path}`}>{card.title}</a>
                  </li>
                ))}
              </List>
            </div>
          </Grid>
          <ContactTiles />
          <Flex
            borderTop="1px solid rgb(255 255 255 / .14)"
            pt="5"
            gap={{ base: '2', md: '8' }}
            direction={{ base: 'column', md: 'row' }}
            justify="space-between"
            textStyle="meta"
            color="legal"
          >
            <span>{footer.copyright(year)}</span>
            <span>{footer.disclaimer}</span>
          </Flex>
        </Container>
      </Box>
    </Box>
  )
}

const day = 'url(/art/svg/foot-skyline.svg)'
const night = 'url(/art/svg/foot-skyline-dark.svg)'

/** The skyline above the footer, in the footer's colour. */
const FootSkyline = chakra('div', {
  base: {
    h: 'clamp(92px, 8.34vw, 214px)',
    mb: '-1px',
    bgImage: { base: day, _osDark: night, _light: day, _dark: night },
    backgroundPosition: '50% 100%',
    bgSize: 'max(100%, 1100px) auto',
    bgRepeat: 'no-repeat',
  },
})

/** Paths for `Icon` by the name of the network; only the footer shows them. */
const socialIcons: Record<Site['social'][number]['name'], string> = {
  LinkedIn:
    'M4 9h3v11H4zM5.5 4a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2ZM10 20V9h3v1.6c1-2.4 7-2.6 7 2.4v7h-3v-6c0-3-4-2.8-4 0v6h-3Z',
  Facebook: 'M14 21v-8h3l.5-3.5H14V7.3c0-1 .5-1.8 2-1.8h1.7V2.6C15 2 10.5 2 10.5 6.5v3H7.5V13h3v8H14Z',
  Instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM17.3 6.7v.1',
  YouTube: 'M3 7c0-1.5 1-2 2.5-2h13C20 5 21 5.5 21 7v10c0 1.5-1 2-2.5 2h-13C4 19 3 18.5 3 17V7ZM10 9v6l5-3-5-3Z',
  X: 'M4 4l16 16M20 4 4 20',
}

/** The current year by the visitor's clock; until hydration, the year of the build (SH-03). */
function useYear(): number {
  const [year, setYear] = useState(builtIn)
  useEffect(() => setYear(new Date().getFullYear()), [])
  return year
}

/** Replaced at build time, so that hydration matches the prerendered page. */
const builtIn = Number(import.meta.env.VITE_BUILD_YEAR)
