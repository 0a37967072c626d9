import { Box, chakra, Grid } from '@chakra-ui/react'
import { contactLinks, mapSearch } from '#content/pages/contactLinks.ts'
import { site } from '#content/site.ts'
import { enquiryTexts as texts } from '#content/texts/enquiry.ts'
import { ContactLink } from '#ui/contact/ContactLink.tsx'
import { BelowFold } from '#ui/layout/BelowFold.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { Picture } from '#ui/media/Picture.tsx'
import { H2 } from '#ui/text/Text.tsx'
import { Enquiry } from './Enquiry.tsx'

/** Style of the contact links. */
const onNavy = {
  px: { base: '14px', sm: '18px' },
  border: '1px solid rgb(255 255 255 / .2)',
  fontSize: { base: '1rem', sm: '1.0625rem' },
  iconColor: 'gold.400',
  nameColor: 'onNavy2',
  transition: 'background, border-color',
  transitionDuration: 'fast',
  _hover: { bg: 'rgb(255 255 255 / .08)', borderColor: 'gold.400' },
} as const

/** Enquiry form and buttons to call, e-mail, find and chat (HM-13, HM-14). */
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
      <Container>
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
            <Enquiry />
          </div>
          <div>
            <BelowFold>
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
                <ContactLink {...onNavy} icon="phone" label={texts.call} name={site.phone} href={contactLinks.call} />
                <ContactLink
                  {...onNavy}
                  icon="mail"
                  label={texts.emailUs}
                  name={site.email}
                  href={contactLinks.email}
                />
                <ContactLink {...onNavy} icon="map" label={texts.map} name={office.label} href={mapSearch(office)} />
                <ContactLink
                  {...onNavy}
                  icon="chat"
                  label={texts.whatsapp}
                  name={texts.chatNow}
                  href={contactLinks.chat}
                />
              </Grid>
            </BelowFold>
          </div>
        </Grid>
      </Container>
    </Box>
  )
}
