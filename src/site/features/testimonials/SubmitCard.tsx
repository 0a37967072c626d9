import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { testimonials } from '#content/pages/testimonials.ts'
import { frameTexts } from '#content/texts/frame.ts'
import { ButtonAnchor } from '#ui/controls/Button.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { H2 } from '#ui/text/Text.tsx'

/** 'Submit Your Testimonial': opens the external form in a new tab (TS-07). */
export function SubmitCard() {
  const id = useId()
  const { title, text, button, link } = testimonials.submit
  return (
    <Container as="section" aria-labelledby={id}>
      <chakra.div
        position="relative"
        isolation="isolate"
        overflow="hidden"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr auto' }}
        gap={{ base: '6', lg: '16' }}
        alignItems="center"
        p={{ base: '28px 24px', sm: '52px 56px' }}
        borderRadius="card"
        bg="navy.800"
        color="white"
        css={{
          '--focus-ring': '{colors.gold.400}',
          '&::before': {
            content: '""',
            position: 'absolute',
            inset: '0',
            zIndex: '-1',
            opacity: '.07',
            bgImage: 'url(/art/svg/lattice-tile-white.svg)',
          },
        }}
      >
        <div>
          <H2 id={id}>{title}</H2>
          <chakra.p color="onNavy" maxW="34em" mt="3">
            {text}
          </chakra.p>
        </div>
        <ButtonAnchor href={link} target="_blank" rel="noopener noreferrer" justifySelf={{ sm: 'start' }}>
          {button}
          <span className="unseen">{`(${frameTexts.opensInNewTab})`}</span>
        </ButtonAnchor>
      </chakra.div>
    </Container>
  )
}
