import { chakra } from '@chakra-ui/react'

/** Width and centring of the page's column. */
export const container = { w: 'min({sizes.wrap}, 100% - 2 * var(--gutter))', mx: 'auto' } as const

/** The page's column: at most 1240 px, with the screen's gutter. */
export const Container = chakra('div', { base: container })

/** The wider column, for the top bar and large pictures. */
export const WideContainer = chakra('div', {
  base: { w: 'min({sizes.wide}, 100% - var(--gutter))', mx: 'auto' },
})

/**
 * Container condition for large text: in rem, unlike the breakpoints, so three columns beside each other become one as on narrower
 * screens. No window wider than the breakpoint of 900 px meets it at the usual size.
 */
export const oneColumn = '@container (max-width: 48rem)'
