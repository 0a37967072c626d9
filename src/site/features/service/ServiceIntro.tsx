import { chakra, Grid } from '@chakra-ui/react'
import { serviceDetail } from '#content/pages/serviceDetail.ts'
import type { Service } from '#content/serviceEntity.ts'
import { MoreLink } from '#ui/controls/MoreLink.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { Picture } from '#ui/media/Picture.tsx'
import { H2 } from '#ui/text/Text.tsx'

/** The service's subject, with 'Contact Us →' (SD-04). Shows the window if the hero's is out of view. */
export function ServiceIntro({ intro }: { intro: Service['introSection'] }) {
  return (
    <chakra.section aria-labelledby="intro-title" bg="pigment.tint" py={{ base: '14', sm: '22' }}>
      <Container>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 260px' }}
          gap={{ lg: '22' }}
          alignItems="center"
        >
          <chakra.div borderLeft="5px solid" borderColor="pigment.accent" pl={{ base: '5', sm: '10' }}>
            <H2 id="intro-title">{intro.title}</H2>
            <chakra.p m="0" mt="5" mb="6" maxW="measure">
              {intro.text}
            </chakra.p>
            <MoreLink
              data-screen=""
              href={serviceDetail.contact.to}
              color="pigment.text"
              textDecorationColor="pigment.accent"
            >
              {serviceDetail.contact.text}
            </MoreLink>
          </chakra.div>
          <Picture
            kind="window"
            name={intro.image}
            alt=""
            sizes="260px"
            display={{ base: 'none', lg: 'block' }}
            w="full"
          />
        </Grid>
      </Container>
    </chakra.section>
  )
}
