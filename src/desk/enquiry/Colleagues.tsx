import { chakra } from '@chakra-ui/react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { Icon } from '#ui/media/Icon.tsx'
import { initials, memberName } from '../data/members.ts'
import { useColleagues } from '../data/presence.ts'

const pencil = 'M4 20l1-4.5L15.5 5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5'
const eye = 'M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z'

/** Colleagues who look at this enquiry or write in it now. In a corner that is theirs, so that nothing moves when one comes. */
export function Colleagues({ id }: { id: string }) {
  const colleagues = useColleagues(id)
  return (
    <List role="status" data-screen="">
      {colleagues.map(({ address, isWriting }) => {
        const name = memberName(address)
        const text = isWriting ? texts.colleagueWrites(name) : texts.colleagueLooks(name)
        return (
          <span key={address} data-writing={isWriting} title={text}>
            <b aria-hidden="true">{initials(name)}</b>
            <span>{text}</span>
            <Icon path={isWriting ? pencil : eye} size="16px" />
          </span>
        )
      })}
    </List>
  )
}

const List = chakra('div', {
  base: {
    display: 'flex',
    flex: 'none',
    flexDirection: { base: 'row', sm: 'column' },
    alignItems: 'flex-end',
    gap: '1',
    maxW: { base: '5.5rem', sm: '16rem' },
    maxH: '3.75rem',
    overflow: 'hidden',
    fontFamily: 'sans',
    fontSize: '0.875rem',
    lineHeight: '1.2',
    '& > span': {
      display: 'flex',
      alignItems: 'center',
      gap: '6px',
      maxW: 'full',
      minH: '1.75rem',
      px: '6px',
      borderRadius: 'pill',
      border: '1px solid',
      borderColor: 'line',
      bg: 'panel',
      color: 'ink2',
    },
    '& > span[data-writing=true]': { bg: 'waitBg', color: 'wait', borderColor: 'wait' },
    '& b': {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      minW: '1.25rem',
      fontWeight: 'semibold',
      pt: '1px',
    },
    // On a phone the initials and the sign say it to the eye, and the words to a screen reader.
    '& > span > span': {
      position: { base: 'absolute', sm: 'static' },
      w: { base: '1px', sm: 'auto' },
      h: { base: '1px', sm: 'auto' },
      overflow: 'hidden',
      clipPath: { base: 'inset(50%)', sm: 'none' },
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
    },
    '& svg': { flex: 'none', mr: '1' },
  },
})
