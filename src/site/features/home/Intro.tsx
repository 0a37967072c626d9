import { chakra, Grid } from '@chakra-ui/react'
import { home } from '#content/pages/home.ts'
import { MoreLink } from '#ui/controls/MoreLink.tsx'
import { Container } from '#ui/layout/Container.tsx'

/** The band below the hero: a statement and a link to the About page (HM-03). */
export function Intro() {
  const { statement, emphasis, text, link } = home.intro
  return (
    <chakra.section pt={{ base: '16', sm: '28' }} pb={{ base: '16', sm: '30' }}>
      <Container>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', md: '7fr 5fr' }}
          gap={{ base: '8', lg: '22' }}
          alignItems="start"
        >
          <chakra.p textStyle="statement" m="0" textWrap="balance">
            {statement}{' '}
            <chakra.em display="block" color="accentText">
              {emphasis}
            </chakra.em>
          </chakra.p>
          <div>
            <chakra.p color="ink2" m="0" mb="5">
              {text}
            </chakra.p>
            <MoreLink href={link.to}>{link.text}</MoreLink>
          </div>
        </Grid>
      </Container>
    </chakra.section>
  )
}
