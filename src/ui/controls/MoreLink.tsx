import { chakra } from '@chakra-ui/react'

/** An internal link underlined in gold; the text brings an arrow where it needs one. */
export const MoreLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    py: '6px',
    textStyle: 'button',
    color: 'link',
    borderRadius: 'tile',
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    textDecorationColor: 'gold.500',
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '0.5em',
    transition: 'text-decoration-color',
    transitionDuration: 'fast',
    _hover: { textDecorationColor: 'current' },
  },
})
