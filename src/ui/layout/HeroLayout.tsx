import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { HeroPicture } from '../media/HeroPicture.tsx'
import { Container } from './Container.tsx'

interface HeroLayoutProps extends HTMLChakraProps<'div'> {
  /** Name of the hero picture. */
  picture: string
  /** False if something else lies between the top bar and the hero. */
  underBar?: boolean
}

/**
 * The background of a hero in the page's pigment, with the window drawn on it. Style props and children go to the text
 * column.
 */
export function HeroLayout({ picture, underBar = true, children, ...column }: HeroLayoutProps) {
  const bar = underBar ? 'var(--bar)' : '0px'
  return (
    <chakra.section
      position="relative"
      isolation="isolate"
      overflow="hidden"
      containerType="inline-size"
      display="flex"
      flexDirection="column"
      bg="pigment.deep"
      color="white"
      css={{ '--focus-ring': '{colors.gold.400}' }}
    >
      <Container
        display="flex"
        flexDirection="column"
        alignItems="flex-start"
        justifyContent="center"
        minH={{ lg: 'clamp(36rem, 88vh, 58rem)' }}
        pt={{ base: `calc(${bar} + 2rem)`, sm: `calc(${bar} + 3.5rem)`, lg: `calc(${bar} + 2rem)` }}
        pb={{ base: '8', lg: '20' }}
        {...column}
      >
        {children}
      </Container>
      <HeroPicture name={picture} underBar={underBar} />
    </chakra.section>
  )
}
