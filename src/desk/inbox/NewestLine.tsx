import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { inboxTexts as texts } from '#content/texts/staff/inbox.ts'
import type { EnquiryItem } from '#contract/staff/enquiries.ts'
import { briefly } from '../data/times.ts'
import type { EnquiryList } from './enquiryList.ts'

/** The late ones that a phone shows above the first that is not. */
const fewLate = 4

/** The way to the newest enquiry while late ones are on top of it. */
export function NewestLine({ list }: { list: EnquiryList }) {
  const { items, late } = useSelector(list.state)
  const newest = late > fewLate ? newestOf(items) : undefined
  if (!newest || items.indexOf(newest) < fewLate) return null
  return (
    <Line>
      <Link to="/enquiries/$id" params={{ id: newest.id }}>
        <b>{texts.newest}</b>
        <bdi>{newest.name || newest.email || texts.noName}</bdi>
        <time dateTime={newest.lastMessageAt}>{briefly(newest.lastMessageAt)}</time>
      </Link>
    </Line>
  )
}

/** The one whose client wrote last. */
export function newestOf(items: readonly EnquiryItem[]): EnquiryItem | undefined {
  return items.reduce<EnquiryItem | undefined>(
    (newest, item) => (newest && newest.lastMessageAt >= item.lastMessageAt ? newest : item),
    undefined,
  )
}

const Line = chakra('div', {
  base: {
    borderBottom: '1px solid {colors.line}',
    bg: 'panel',
    '& > a': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minH: 'touch',
      px: '4',
      color: 'link',
      fontFamily: 'sans',
      fontSize: '1rem',
      textDecoration: 'none',
      outlineOffset: '-3px',
    },
    '& > a:hover': { bg: 'wash' },
    '& b': { flex: 'none', fontWeight: 'semibold' },
    '& bdi': { minW: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: 'ink' },
    '& time': { flex: 'none', ml: 'auto', color: 'ink2', fontSize: '0.875rem' },
  },
})
