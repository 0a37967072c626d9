import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { HeroPicture } from './HeroPicture.tsx'
import { Wrap } from './Wrap.tsx'

interface HeroGroundProps extends HTMLChakraProps<'div'> {
  /** Name of the hero picture. */
  picture: string
  /** False where something else stands between the top bar and the hero. */
  underBar?: boolean
}

/** Ground of a hero in the page's pigment with the window on it; style props and children go to the column of type. */
export function HeroGround({ picture, underBar = true, children, ...column }: HeroGroundProps) {
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
      <Wrap
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
      </Wrap>
      <HeroPicture name={picture} underBar={underBar} />
    </chakra.section>
  )
}
