import type { SystemConfig } from '@chakra-ui/react'

/** Per kind of token, the style properties that take its names; after a colon the short name of a property. */
const properties = {
  colors:
    'background:bg backgroundColor:bgColor borderColor borderTopColor color fill stroke accentColor outlineColor textDecorationColor',
  spacing:
    'gap rowGap columnGap textIndent inset insetInline insetInlineEnd top right bottom left scrollPaddingTop ' +
    'margin:m marginTop:mt marginRight:mr marginBottom:mb marginLeft:ml marginInline:mx marginBlock:my ' +
    'marginInlineStart:ms marginInlineEnd:me ' +
    'padding:p paddingTop:pt paddingRight:pr paddingBottom:pb paddingLeft:pl paddingInline:px paddingBlock:py ' +
    'paddingInlineStart:ps paddingInlineEnd:pe',
  sizes: 'width:w height:h minWidth:minW minHeight:minH maxWidth:maxW maxHeight:maxH',
  radii: 'borderRadius',
  shadows: 'boxShadow',
  zIndex: 'zIndex',
  fonts: 'fontFamily',
  fontWeights: 'fontWeight',
  durations: 'transitionDuration animationDuration animationDelay',
  easings: 'transitionTimingFunction animationTimingFunction',
}

/** Short names of properties that take no token. */
const shortNames = 'backgroundImage:bgImage backgroundSize:bgSize backgroundRepeat:bgRepeat'

type Utilities = NonNullable<SystemConfig['utilities']>

/** Chakra types the kinds of tokens that its own theme has; the names here are those of ours, checked by a test. */
function utility(name: string, values?: string): [string, Utilities[string]] {
  const [property = name, short] = name.split(':')
  return [property, { ...(values && { values }), ...(short && { shorthand: [short] }) } as Utilities[string]]
}

/**
 * How style properties turn names of tokens into values. Chakra's own list knows many more properties and takes
 * 4 KB more of every visitor's script.
 */
export const utilities: Utilities = Object.fromEntries([
  ...Object.entries(properties).flatMap(([values, names]) => names.split(' ').map((name) => utility(name, values))),
  ...shortNames.split(' ').map((name) => utility(name)),
])

/** The states that styles are written for, under Chakra's names. */
export const conditions = {
  hover: ['@media (hover: hover)', '&:hover:not(:disabled, [aria-disabled=true])'],
  active: '&:active:not(:disabled, [aria-disabled=true])',
  focus: '&:focus',
  focusVisible: '&:focus-visible',
  disabled: '&:is(:disabled, [aria-disabled=true])',
  empty: '&:empty',
  before: '&::before',
  after: '&::after',
  placeholder: '&::placeholder',
  osDark: '@media (prefers-color-scheme: dark)',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  light: ':root[data-theme=light] &',
  dark: ':root[data-theme=dark] &',
}
