import { chakra } from '@chakra-ui/react'

/** A button of the player with a full touch target; its name is for screen readers. */
export const PlayerButton = chakra(
  'button',
  {
    base: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      // In pixels, as their signs: growing with large text, they would fill the screen of a phone.
      minW: '44px',
      minH: '44px',
      border: '0',
      borderRadius: 'full',
      bg: 'transparent',
      color: 'ink',
      cursor: 'pointer',
      _hover: { bg: 'wash' },
      '&[data-main]': { bg: 'solid', color: 'white', _hover: { bg: 'solidHover' } },
    },
  },
  { defaultProps: { type: 'button' } },
)

/** A native list of choices, as wide as the longest up to the width of the screen. */
export const PlayerSelect = chakra('select', {
  base: {
    minH: '44px',
    minW: '0',
    maxW: 'full',
    px: '2',
    border: '1px solid',
    borderColor: 'field',
    borderRadius: 'tile',
    bg: 'panel',
    color: 'ink',
    textStyle: 'ui',
    fontSize: '1rem',
    cursor: 'pointer',
  },
})

/** Signs of the player that no other part of the site has. */
export const signs = {
  previous: 'M18 6v12l-9-6 9-6ZM6 6v12',
  next: 'M6 6v12l9-6-9-6ZM18 6v12',
  voice: 'M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3ZM5 11a7 7 0 0 0 14 0M12 18v3',
} as const
