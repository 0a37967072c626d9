import { compareWithAll } from './everyStyleProperty.ts'

/** The style properties that elements of the site have as props. */
export const styleProperties = (
  'css textStyle bg bgImage bgSize color fill stroke m mb me ml mr mt mx my p pb pe pl pr ps pt px py h maxH maxW minH minW w ' +
  'alignContent alignItems alignSelf animation animationDelay aspectRatio backdropFilter ' +
  'border borderBottom borderBottomStyle borderCollapse borderColor borderInlineStart borderLeft borderRadius borderStyle ' +
  'borderTop borderTopColor bottom boxShadow breakInside clipPath columnGap columns containerType content cursor ' +
  'direction display flex flexDirection flexWrap fontFamily fontSize fontStyle fontVariantNumeric fontWeight ' +
  'gap gridArea gridColumn gridRow gridTemplateAreas gridTemplateColumns gridTemplateRows inset insetInline insetInlineEnd ' +
  'isolation justifyContent justifyItems justifySelf left letterSpacing lineHeight listStyle objectFit objectPosition ' +
  'opacity order outline outlineOffset overflow overflowWrap overflowX overflowY overscrollBehavior page placeItems ' +
  'pointerEvents position resize right rowGap scrollbarWidth strokeLinecap strokeLinejoin strokeWidth textAlign ' +
  'textDecoration textDecorationColor textOverflow textUnderlineOffset textWrap top transform transition ' +
  'transitionDuration verticalAlign whiteSpace zIndex'
).split(' ')

const names = new Set(styleProperties)
/** Conditions, custom properties and selectors. */
const otherStyle = /^(?:_|--)|[&@]/

/**
 * Whether an element's property is a style. Chakra answers from a list of everything that CSS has, which takes a visitor
 * 2 KB; where that list is at hand, a name on which the two disagree is an error.
 */
export function isStyleProperty(name: string): boolean {
  const isStyle = names.has(name) || otherStyle.test(name)
  compareWithAll(name, isStyle)
  return isStyle
}
