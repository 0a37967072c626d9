import { chakra } from '@chakra-ui/react'
import { noteMarks } from './noteMarks.ts'

/** A column of long text, 43rem wide, with the spacing of paragraphs, lists and headings. */
export const Prose = chakra('div', {
  base: {
    maxW: 'measure',
    textStyle: 'body',
    '& p': { mb: '1em' },
    '& ul': { mb: '1.2em' },
    '& h2': { textStyle: 'h2', mb: '0.55em' },
    '& h3': { textStyle: 'h3', mb: '0.5em' },
    // Not above the column's first heading.
    '& * + h2': { mt: '2.1em' },
    '& * + h3': { mt: '1.9em' },
    '& h2 + h3': { mt: '0.8em' },
    '& :is(p, li, td) a': { color: 'link', textDecoration: 'underline', textUnderlineOffset: '0.18em' },
    // A term of the glossary is an offer, not a signpost: it keeps the colour of the text.
    '& a[href^="/glossary#"]': {
      color: 'inherit',
      textDecoration: 'underline dotted 1px',
      _hover: { color: 'link', textDecorationStyle: 'solid' },
    },
    ...noteMarks,
    '& a[role="doc-backlink"]': { fontFamily: 'sans', fontSize: '0.85em', ml: '0.3em' },
    '& strong': { fontWeight: 'semibold' },
    '& > :last-child': { mb: '0' },
  },
})
