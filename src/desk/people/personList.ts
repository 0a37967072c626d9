import { chakra } from '@chakra-ui/react'

/** A list of records, with lines between them. */
export const List = chakra('ul', {
  base: {
    listStyle: 'none',
    m: '0',
    p: '0',
    '& > li': { borderTop: '1px solid', borderColor: 'line', py: '3', textStyle: 'ui', overflowWrap: 'anywhere' },
    '& a': { color: 'link' },
  },
})

/** A line of smaller text about a record. */
export const Quiet = chakra('div', { base: { textStyle: 'meta', color: 'ink2', overflowWrap: 'anywhere' } })
