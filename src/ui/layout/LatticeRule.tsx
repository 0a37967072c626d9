import { chakra } from '@chakra-ui/react'

/** The pierced-stone strip, once per page. */
export const LatticeRule = chakra('div', {
  base: {
    h: '26px',
    bgColor: 'navy.900',
    backgroundPosition: '50% 50%',
    bgSize: 'auto 26px',
    bgRepeat: 'repeat-x',
    bgImage: 'url(/art/svg/lattice-rule.svg)',
  },
})
