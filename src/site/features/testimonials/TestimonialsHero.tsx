import { chakra, Grid } from '@chakra-ui/react'
import { testimonials } from '#content/pages/testimonials.ts'
import type { Claims } from '#content/texts/claims.ts'
import { Breadcrumb } from '#ui/controls/Breadcrumb.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { Picture } from '#ui/media/Picture.tsx'
import { H1 } from '#ui/text/Text.tsx'

/** Title, subtitle, description and stars (TS-01); of a law firm only why there are no stories. */
export function TestimonialsHero({ says }: { says: Claims }) {
  const { title } = testimonials.hero
  const { subtitle, description } = says.stories ? testimonials.hero : { subtitle: '', description: says.testimonials }
  return (
    <Container
      as="section"
      pt={{ base: 'calc(var(--bar) + 2rem)', sm: 'calc(var(--bar) + 3.5rem)' }}
      pb={{ base: '14', sm: '22' }}
      css={{ '--focus-ring': '{colors.gold.400}' }}
    >
      <Breadcrumb onDark />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '7fr 5fr' }}
        gap={{ base: '8', lg: '16' }}
        alignItems="center"
      >
        <div>
          <H1>{title}</H1>
          {subtitle && (
            <chakra.p textStyle="h3" color="gold.300" mt={{ base: '4', sm: '5' }}>
              {subtitle}
            </chakra.p>
          )}
          <chakra.p textStyle="body" color="onNavy" maxW="32em" mt="3">
            {description}
          </chakra.p>
        </div>
        {says.stories && (
          <Picture
            kind="plate"
            name="stars"
            alt={testimonials.starsAlt}
            sizes="(min-width: 1001px) 32rem, 100vw"
            first
            w="full"
            borderRadius="card"
            boxShadow="form"
          />
        )}
      </Grid>
    </Container>
  )
}
