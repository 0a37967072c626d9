import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const ring = (part: number) => `color-mix(in srgb, {colors.halo} ${part}%, transparent)`
const sun = `radial-gradient(circle, {colors.sun} 0 15%, {colors.halo} 15.2% 26%, ${ring(70)} 26.2% 38%, ${ring(50)} 38.2% 50%, ${ring(30)} 50.2% 60%, ${ring(15)} 60.2% 70%, transparent 70.2%)`

const roof = 'url(/art/svg/roof.svg)'
const roofAtNight = 'url(/art/svg/roof-dark.svg)'

/** The sky above the house with sun or moon, and the roof; `children` are placed in the sky. */
export function FacadeSky({ children }: { children: ReactNode }) {
  return (
    <Box
      position="relative"
      isolation="isolate"
      overflow="hidden"
      pt={{ base: '16', sm: '6.5rem' }}
      bg="linear-gradient({colors.skyA}, {colors.skyM} 50%, {colors.skyB})"
    >
      <Box
        position="absolute"
        zIndex="-1"
        left="50%"
        bottom={{ base: '-190px', sm: '-330px' }}
        w={{ base: '460px', sm: '780px' }}
        aspectRatio="1"
        transform="translateX(-50%)"
        borderRadius="full"
        bg={sun}
      />
      {children}
      <Box
        mt={{ base: '10', sm: '7' }}
        mb="-1px"
        mx="auto"
        aspectRatio="1440/220"
        w={{ base: 'max(100%, 760px)', sm: 'max(100%, 1100px)' }}
        ml={{ base: 'min(0px, (100% - 760px) / 2)', sm: 'min(0px, (100% - 1100px) / 2)' }}
        bgSize="full"
        bgImage={{ base: roof, _osDark: roofAtNight, _light: roof, _dark: roofAtNight }}
      />
    </Box>
  )
}
