import { chakra } from '@chakra-ui/react'
import { serviceDetail } from '#content/pages/serviceDetail.ts'
import type { Service } from '#content/serviceEntity.ts'
import { ButtonAnchor } from '#ui/controls/Button.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { Picture } from '#ui/media/Picture.tsx'
import { H2 } from '#ui/text/Text.tsx'

/** The banner 'We solve legal issues...' in the deep pigment, with the window visible where there is no text. */
export function OtherServices({ more }: { more: Service['moreServicesSection'] }) {
  const { title, text, button } = serviceDetail.banner
  return (
    <chakra.section
      data-screen=""
      aria-labelledby="banner-title"
      position="relative"
      isolation="isolate"
      overflow="hidden"
      bg="pigment.deep"
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
      <Picture
        kind="hero"
        name={more.backgroundImage}
        alt=""
        sizes="100vw"
        display={{ base: 'none', lg: 'block' }}
        position="absolute"
        inset="0 0 auto auto"
        zIndex="-1"
        w="62%"
        h="full"
        objectFit="cover"
        objectPosition="72% 46%"
        opacity={more.imageOpacity}
        css={{ maskImage: 'linear-gradient(90deg, transparent 20%, black 60%)' }}
      />
      <Container py={{ base: '14', sm: '22' }}>
        <H2 id="banner-title" maxW="16em">
          {title}
        </H2>
        <chakra.p m="0" mt="3" mb="7" color="onNavy" maxW="28em">
          {text}
        </chakra.p>
        <ButtonAnchor href={button.to}>{button.text}</ButtonAnchor>
      </Container>
    </chakra.section>
  )
}
