import { chakra } from '@chakra-ui/react'

/** A column of long text: 43rem wide, with the distances and marks that text written in blocks needs. */
export const Prose = chakra('div', {
  base: {
    maxW: 'measure',
    textStyle: 'body',
    '& p': { mb: '1em' },
    '& ul': { mb: '1.2em' },
    '& h2': { textStyle: 'h2', mb: '0.55em' },
    '& h3': { textStyle: 'h3', mb: '0.5em' },
    // Not before the first heading of the column.
    '& * + h2': { mt: '2.1em' },
    '& * + h3': { mt: '1.9em' },
    '& h2 + h3': { mt: '0.8em' },
    '& p a, & li a': { color: 'link', textDecoration: 'underline', textUnderlineOffset: '0.18em' },
    '& strong': { fontWeight: 'semibold' },
    '& > :last-child': { mb: '0' },
  },
})
