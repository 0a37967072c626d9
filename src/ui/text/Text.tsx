import { chakra } from '@chakra-ui/react'

/** Headings and texts of the design, one style per tag (TH-01 to TH-06). */
export const H1 = chakra('h1', { base: { textStyle: 'h1', m: '0', outline: 'none' } })
export const H2 = chakra('h2', { base: { textStyle: 'h2', m: '0' } })
export const H3 = chakra('h3', { base: { textStyle: 'h3', m: '0' } })
export const Lede = chakra('p', { base: { textStyle: 'lede', m: '0', color: 'ink2' } })
export const Paragraph = chakra('p', { base: { textStyle: 'body', m: '0' } })
export const Small = chakra('p', { base: { textStyle: 'small', m: '0', color: 'ink2' } })
