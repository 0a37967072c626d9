import { chakra } from '@chakra-ui/react'
import { ornament } from '#theme/ornament.ts'

/** The pierced-stone strip, once per page. */
export const LatticeRule = chakra('div', {
  base: {
    h: '26px',
    bgColor: 'navy.900',
    backgroundPosition: '50% 50%',
    bgSize: 'auto 26px',
    bgRepeat: 'repeat-x',
    ...ornament('url(/art/svg/lattice-rule.svg)'),
  },
})
