import { chakra } from '@chakra-ui/react'

/** The measures of the page’s column. */
export const wrap = { w: 'min({sizes.wrap}, 100% - 2 * var(--gutter))', mx: 'auto' } as const

/** The page's column: 1240 px at most, with the gutter of the screen's width. */
export const Wrap = chakra('div', { base: wrap })

/** The wider column of the top bar and of big pictures. */
export const WideWrap = chakra('div', {
  base: { w: 'min({sizes.wide}, 100% - var(--gutter))', mx: 'auto' },
})
