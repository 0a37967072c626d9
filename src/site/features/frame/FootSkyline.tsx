import { chakra } from '@chakra-ui/react'

const day = 'url(/art/svg/foot-skyline.svg)'
const night = 'url(/art/svg/foot-skyline-dark.svg)'

/** The skyline above the footer, in the footer's colour. */
export const FootSkyline = chakra('div', {
  base: {
    h: 'clamp(92px, 8.34vw, 214px)',
    mb: '-1px',
    bgImage: { base: day, _osDark: night, _light: day, _dark: night },
    backgroundPosition: '50% 100%',
    bgSize: 'max(100%, 1100px) auto',
    bgRepeat: 'no-repeat',
  },
})
