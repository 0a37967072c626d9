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

export const BarButton = chakra('button', control, { defaultProps: { type: 'button' } })
export const BarAnchor = chakra('a', control)
