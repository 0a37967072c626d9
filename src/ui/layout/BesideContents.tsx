import { chakra } from '@chakra-ui/react'
import { container } from './Container.tsx'

/** Template of the columns, for a text of another width. Text and contents are placed in the second and first of them. */
export function columnsBesideContents(width: string) {
  return {
    base: `minmax(0, 1fr) minmax(0, ${width}) minmax(0, 1fr)`,
    xl: `250px minmax(0, ${width}) 1fr`,
  }
}

/** Room above the columns where a lede comes first. */
export const aboveLede = { pt: { base: '4', sm: '5' } } as const

/** The row of the lede, with the same room between it and the columns as between them and a header. */
export const ledeRow = { gridColumn: '1 / -1', mb: { base: '1', sm: '8' } } as const

/**
 * The columns of a long text: contents, text, margin; under 1111 px the text's alone. A lede in a row of its own, `gridColumn`
 * '1 / -1', is a child like the text: reader views keep a paragraph beside the element that they take for the text.
 */
export const BesideContents = chakra('div', {
  base: {
    ...container,
    display: 'grid',
    gridTemplateColumns: columnsBesideContents('{sizes.measure}'),
    alignItems: 'start',
    columnGap: { xl: '12', '2xl': '4.5rem' },
    rowGap: { base: '7', sm: '10' },
    pt: { base: '8', sm: '4.5rem' },
    pb: { base: '16', sm: '28' },
  },
})
