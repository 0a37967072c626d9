import { chakra, defineRecipe } from '@chakra-ui/react'

const control = defineRecipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    w: 'touch',
    h: 'touch',
    border: '0',
    borderRadius: 'tile',
    bg: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    _hover: { bg: 'rgb(255 255 255 / .1)' },
  },
})

/** The round controls of the top bar, large enough for a finger. */
export const BarButton = chakra('button', control, { defaultProps: { type: 'button' } })
export const BarAnchor = chakra('a', control)

/**
 * Where big letters leave too little room, the bar gives up parts as on narrower screens: these lengths grow with the
 * letters, those of the breakpoints do not.
 */
export const bigLetters = {
  noMenu: '@container (max-width: 54rem)',
  noCallButton: '@container (max-width: 68rem)',
  noName: '@container (max-width: 17rem)',
} as const
