import { Box, chakra, Grid } from '@chakra-ui/react'
import { contactLinks, mapSearch } from '#content/pages/contactLinks.ts'
import { site } from '#content/site.ts'
import { enquiryTexts as texts } from '#content/texts/enquiry.ts'
import { Icon, type IconName } from '#ui/Icon.tsx'
import { OutsideHint } from '#ui/OutsideHint.tsx'
import { Picture } from '#ui/Picture.tsx'
import { H2 } from '#ui/Text.tsx'
import { track } from '#ui/track.ts'
import { Wrap } from '#ui/Wrap.tsx'
import { EnquiryForm } from './EnquiryForm.tsx'

/** Enquiry form, and the buttons to call, write, find and chat (specification, section 2). */
export function ContactSection() {
  const { office } = site.places
  return (
    <Box
      as="section"
      id="contact"
      data-screen=""
      aria-labelledby="contact-title"
      position="relative"
      isolation="isolate"
      bg="navy.900"
      color="white"
      py={{ base: '16', sm: '30' }}
      css={{
        '--focus-ring': '{colors.gold.400}',
        '&::before': {
          content: '""',
          position: 'absolute',
          inset: '0',
          zIndex: '-1',
          opacity: '.12',
          bgImage: 'url(/art/svg/lattice-tile.svg)',
          maskImage: 'linear-gradient(90deg, transparent 30%, black)',
        },
      }}
    >
      <Wrap>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '7fr 5fr' }}
          gap={{ base: '10', lg: '16' }}
          alignItems="start"
        >
          <div>
            <H2 id="contact-title">{texts.sectionTitle}</H2>
            <chakra.p color="onNavy2" maxW="27em" mt="14px" mb="10">
              {texts.sectionLead}
            </chakra.p>
            <EnquiryForm />
          </div>
          <div>
            <Box position="relative" borderRadius="card" overflow="hidden" mb="6">
              <Picture
                kind="plate"
                name="map-office"
                alt={texts.mapAlt}
                sizes="(min-width: 1001px) 32rem, 100vw"
                w="full"
                aspectRatio="16/11"
                objectFit="cover"
              />
            </Box>
            <Grid
              templateColumns={{
                base: 'minmax(0, 1fr)',
                sm: 'repeat(2, minmax(0, 1fr))',
                lg: 'minmax(0, 1fr)',
              }}
              gap="3"
            >
              <Way icon="phone" label={texts.call} name={site.phone} href={contactLinks.call} />
              <Way icon="mail" label={texts.emailUs} name={site.email} href={contactLinks.email} />
              <Way icon="map" label={texts.map} name={office.label} href={mapSearch(office)} />
              <Way
                icon="chat"
                label={texts.whatsapp}
                name={texts.chatNow}
                href={contactLinks.chat}
                onClick={() => track('whatsapp_click')}
              />
            </Grid>
          </div>
        </Grid>
      </Wrap>
    </Box>
  )
}

interface WayProps {
  icon: IconName
  label: string
  name: string
  href: string
  onClick?: () => void
}

function Way({ icon, label, name, href, onClick }: WayProps) {
  const outside = href.startsWith('http')
  return (
    <chakra.a
      href={href}
      onClick={onClick}
      {...(outside && { target: '_blank', rel: 'noopener noreferrer' })}
      display="flex"
      alignItems="center"
      gap="14px"
      px={{ base: '14px', sm: '18px' }}
      pt="15px"
      pb="13px"
      border="1px solid rgb(255 255 255 / .2)"
      borderRadius="tile"
      color="white"
      fontFamily="sans"
      fontWeight="semibold"
      fontSize={{ base: '1rem', sm: '1.0625rem' }}
      lineHeight="1.2"
      textDecoration="none"
      transition="background, border-color"
      transitionDuration="fast"
      _hover={{ bg: 'rgb(255 255 255 / .08)', borderColor: 'gold.400' }}
    >
      <chakra.span flex="none" color="gold.400">
        <Icon name={icon} size="26px" />
      </chakra.span>
      <chakra.span position="relative" minW="0" overflowWrap="anywhere">
        {label}
        <chakra.small display="block" fontWeight="normal" fontSize="0.9375rem" lineHeight="1.3" color="onNavy2">
          {name}
        </chakra.small>
        {outside && <OutsideHint />}
      </chakra.span>
    </chakra.a>
  )
}
