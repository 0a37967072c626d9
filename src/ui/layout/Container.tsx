import { chakra } from '@chakra-ui/react'

/** Width and centring of the page's column. */
export const container = { w: 'min({sizes.wrap}, 100% - 2 * var(--gutter))', mx: 'auto' } as const

/** The page's column: at most 1240 px, with the screen's gutter. */
export const Container = chakra('div', { base: container })

/** The wider column, for the top bar and large pictures. */
export const WideContainer = chakra('div', {
  base: { w: 'min({sizes.wide}, 100% - var(--gutter))', mx: 'auto' },
})
