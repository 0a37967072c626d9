import { chakra } from '@chakra-ui/react'

/** A pill in the page's pigment, or in the pigment of its `data-pigment`. */
export const Tag = chakra('span', {
  base: {
    display: 'inline-block',
    px: '14px',
    pt: '9px',
    pb: '7px',
    borderRadius: 'pill',
    bg: 'pigment.tint',
    color: 'pigment.text',
    fontFamily: 'sans',
    fontWeight: 'semibold',
    fontSize: '0.9375rem',
    lineHeight: '1',
  },
})
