import { chakra, Grid } from '@chakra-ui/react'
import { about } from '#content/pages/about.ts'
import { ButtonAnchor } from '#ui/controls/Button.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { LatticeRule } from '#ui/layout/LatticeRule.tsx'
import { Picture } from '#ui/media/Picture.tsx'
import { H2 } from '#ui/text/Text.tsx'

/** Banner: where clients live and where the work is done, with a drawn globe. */
export function GlobalPresence() {
  const { title, text, button } = about.presence
  return (
    <>
      <LatticeRule />
      <chakra.section aria-labelledby="presence-title" py={{ base: '16', sm: '28' }}>
        <Container>
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', md: '5fr 7fr' }}
            gap={{ base: '10', lg: '22' }}
            alignItems="center"
          >
            <Picture
              kind="window"
              name="BankingAndFinance"
              alt=""
              sizes="(min-width: 900px) 340px, 180px"
              w="full"
              maxW={{ base: '180px', md: '340px' }}
              mx="auto"
            />
            <div>
              <H2 id="presence-title">{title}</H2>
              <chakra.p textStyle="lede" m="0" mt="5" mb="8" color="ink2">
                {text}
              </chakra.p>
              <ButtonAnchor variant="navy" href={button.to}>
                {button.text}
              </ButtonAnchor>
            </div>
          </Grid>
        </Container>
      </chakra.section>
    </>
  )
}
