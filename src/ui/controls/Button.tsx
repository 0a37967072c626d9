import { chakra, defineRecipe } from '@chakra-ui/react'

/** Buttons of the design: 8 px corners, semi-bold, never upper-cased (TH-07). */
const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '10px',
    minH: 'control',
    px: '26px',
    pt: '10px',
    pb: '8px',
    border: '2px solid transparent',
    borderRadius: 'tile',
    textStyle: 'button',
    textTransform: 'none',
    textDecoration: 'none',
    textAlign: 'center',
    cursor: 'pointer',
    transitionProperty: 'background, transform, box-shadow',
    transitionDuration: 'fast',
    _active: { transform: 'translateY(1px)' },
    _disabled: { bg: 'offBg', color: 'off', cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      gold: {
        bg: 'gold.500',
        color: 'navy.950',
        _hover: { bg: 'gold.400', boxShadow: '0 8px 22px -8px rgb(227 167 38 / .67)' },
      },
      navy: { bg: 'solid', color: 'white', _hover: { bg: 'solidHover' } },
      line: {
        borderColor: 'current',
        color: 'inherit',
        bg: 'transparent',
        _hover: { bg: 'color-mix(in srgb, currentColor 10%, transparent)' },
      },
      plain: { bg: 'transparent', color: 'link', px: '2', textDecoration: 'underline' },
    },
    size: {
      md: {},
      sm: { minH: 'touch', px: '18px', pt: '7px', pb: '5px', fontSize: '1rem' },
    },
  },
  defaultVariants: { variant: 'gold', size: 'md' },
})

/** A button that does something on the page. */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } })

/** A link with the look of a button: to a page of the site, to another site, to call or to write. */
export const ButtonAnchor = chakra('a', buttonRecipe)
