import type { SystemConfig } from '@chakra-ui/react'

/** For each kind of token, the style properties that accept it; the shorthand follows a colon. */
const properties = {
  colors:
    'background:bg backgroundColor:bgColor borderColor borderTopColor color fill stroke accentColor outlineColor textDecorationColor',
  spacing:
    'gap rowGap columnGap textIndent inset insetInline insetInlineEnd top right bottom left scrollPaddingTop scrollPaddingBottom ' +
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

/** Shorthands of properties without tokens. */
const shortNames = 'backgroundImage:bgImage backgroundSize:bgSize backgroundRepeat:bgRepeat'

type Utilities = NonNullable<SystemConfig['utilities']>

/** Chakra's types know only its own token kinds; ours are checked by a test. */
function utility(name: string, values?: string): [string, Utilities[string]] {
  const [property = name, short] = name.split(':')
  return [property, { ...(values && { values }), ...(short && { shorthand: [short] }) } as Utilities[string]]
}

/**
 * How style properties resolve token names. Chakra's own list has many more properties and adds 4 KB to every visitor's
 * script.
 */
export const utilities: Utilities = Object.fromEntries([
  ...Object.entries(properties).flatMap(([values, names]) => names.split(' ').map((name) => utility(name, values))),
  ...shortNames.split(' ').map((name) => utility(name)),
])

/** Style conditions, under Chakra's names. */
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
  light: ':root[data-theme~=light] &',
  dark: ':root[data-theme~=dark] &',
}
