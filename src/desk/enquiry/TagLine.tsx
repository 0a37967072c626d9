import { chakra } from '@chakra-ui/react'
import { tagTexts as texts } from '#content/texts/staff/stages.ts'

/** The tags of an enquiry, each isolated from the direction of reading around it. */
export function TagLine({ tags }: { tags: readonly string[] }) {
  return (
    <List aria-label={texts.label}>
      {tags.map((tag) => (
        <li key={tag}>
          <bdi>{tag}</bdi>
        </li>
      ))}
    </List>
  )
}

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px',
    listStyle: 'none',
    m: '0',
    p: '0',
    minW: '0',
    '& > li': {
      px: '8px',
      pt: '3px',
      pb: '1px',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'tile',
      bg: 'bg',
      color: 'ink2',
      fontFamily: 'sans',
      fontSize: '0.875rem',
      lineHeight: '1.2',
      overflowWrap: 'anywhere',
    },
  },
})
