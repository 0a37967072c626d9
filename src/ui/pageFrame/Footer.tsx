import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { footer } from '#content/pages/footer.ts'
import { serviceCards } from '#content/services.ts'
import { site } from '#content/site.ts'
import { frameTexts } from '#content/texts/frame.ts'
import { Icon, type IconName } from '../Icon.tsx'
import { OutsideLink } from '../OutsideLink.tsx'
import { Wrap } from '../Wrap.tsx'
import { useYear } from './useYear.ts'

const FooterLink = chakra(Link, {
  base: {
    display: 'inline-block',
    py: '6px',
    color: 'onNavy2',
    fontFamily: 'sans',
    fontSize: '1.0625rem',
    lineHeight: '1.25',
    textDecoration: 'none',
    _hover: { color: 'gold.300', textDecoration: 'underline' },
  },
})
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
const List = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0' } })

/** Description, contact tiles, quick links, legal services and the copyright line (specification, section 2). */
export function Footer() {
  const year = useYear()
  return (
    <Box
      as="footer"
      bg="footer"
      color="onNavy2"
      pt="10"
      pb={{ base: '22', sm: '8' }}
      fontSize="1.0625rem"
      lineHeight="1.6"
      css={{ '--focus-ring': '{colors.gold.400}' }}
    >
      <Wrap>
        <Grid templateColumns={{ base: '1fr', md: '4.4fr 2.4fr 5.2fr' }} gap={{ base: '8', md: '16' }}>
          <div>
            <chakra.img
              src="/art/svg/logo-on-dark.svg"
              alt={site.product}
              h="50px"
              w="auto"
              mb="5"
              loading="lazy"
              htmlWidth="277"
              htmlHeight="68"
            />
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
                    <Icon name={name.toLowerCase() as IconName} />
                  </OutsideLink>
                </li>
              ))}
            </Flex>
          </div>
          <div>
            <Title>{footer.quickLinks.title}</Title>
            <List columns={{ base: 2, md: 1 }}>
              {footer.quickLinks.links.map((link) => (
                <li key={link.href}>
                  <FooterLink to={link.href}>{link.name}</FooterLink>
                </li>
              ))}
              <li>
                <OutsideLink
                  href={footer.feedback.href}
                  css={{
                    display: 'inline-block',
                    py: '6px',
                    color: 'onNavy2',
                    fontFamily: 'sans',
                    lineHeight: '1.25',
                    textDecoration: 'none',
                    _hover: { color: 'gold.300' },
                  }}
                >
                  {footer.feedback.name}
                </OutsideLink>
              </li>
            </List>
          </div>
          <div>
            <Title>{footer.legalServices.title}</Title>
            <List columns={2} columnGap="8">
              {serviceCards.map((card) => (
                <chakra.li key={card.path} breakInside="avoid">
                  <FooterLink to={`/services/${card.path}`}>{card.title}</FooterLink>
                </chakra.li>
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
      </Wrap>
    </Box>
  )
}

function ContactTiles() {
  return (
    <Grid
      as="ul"
      aria-label={frameTexts.contactTiles}
      listStyle="none"
      p="0"
      my={{ base: '8', sm: '12' }}
      gap="3"
      templateColumns={{ base: '1fr 1fr', xl: 'repeat(4, 1fr)' }}
    >
      {footer.tiles.map((tile) => (
        <chakra.li key={tile.icon} data-tile={tile.icon} minW="0">
          <chakra.a
            href={tile.href}
            {...(tile.href.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' })}
            display="flex"
            gap="14px"
            alignItems="center"
            h="full"
            px={{ base: '14px', sm: '18px' }}
            pt="15px"
            pb="13px"
            borderRadius="tile"
            bg={tile.bgColor}
            color="white"
            fontFamily="sans"
            fontWeight="semibold"
            fontSize="1.0625rem"
            lineHeight="1.2"
            textDecoration="none"
            _hover={{ textDecoration: 'underline' }}
          >
            <Icon name={tile.icon} size="26px" />
            <chakra.span minW="0" overflowWrap="anywhere">
              {tile.label}
              <chakra.small display="block" fontWeight="normal" fontSize="0.9375rem" lineHeight="1.3">
                {tile.name}
              </chakra.small>
            </chakra.span>
          </chakra.a>
        </chakra.li>
      ))}
    </Grid>
  )
}
