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

/** Round top bar controls with a full touch target. */
export const BarButton = chakra('button', control, { defaultProps: { type: 'button' } })
export const BarAnchor = chakra('a', control)

/** Marks a control that is not always in the bar: on the smallest phones the name makes way for it. */
export const extraControl = { 'data-extra-control': '' }
/** The style of what is inside a bar that holds such a control. */
export const besideExtraControl = 'header:has([data-extra-control]) &'

/**
 * Container conditions for large text: in rem, unlike the breakpoints, so the bar drops parts as on narrower screens.
 */
export const largeText = {
  noMenu: '@container (max-width: 54rem)',
  noCallButton: '@container (max-width: 68rem)',
  noName: '@container (max-width: 17rem)',
} as const
