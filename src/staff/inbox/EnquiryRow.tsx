import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { inboxTexts as texts } from '#content/texts/staff/inbox.ts'
import type { EnquiryItem } from '#contract/staff/enquiries.ts'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { ago, exactly } from '../data/times.ts'
import { DueChip, StateChip } from '../enquiry/chips.tsx'
import { pageName, pigmentOf } from '../enquiry/pageName.ts'

/** Height of a row in pixels, at any text size of the list; what does not fit is cut. */
export const rowHeight = 96

const line = { display: 'flex', alignItems: 'center', gap: '2' } as const
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minW: '0' } as const

// One styled element for nearly the whole row: each of them costs as much as all the plain ones together, and a screen of rows is
// what a click on the inbox waits for.
const Row = chakra('li', {
  base: {
    position: 'absolute',
    left: '0',
    right: '0',
    h: '96px',
    display: 'grid',
    gridTemplateColumns: '4px auto minmax(0, 1fr)',
    borderBottom: '1px solid',
    borderColor: 'line',
    bg: 'panel',
    color: 'ink',
    _hover: { bg: 'wash' },
    '&[data-current=true]': { bg: 'pigment.tint' },
    '&:has(a:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '-3px' },
    // The colour of the service is all that the edge says; contrast themes leave it.
    '& > i': { bg: 'line', forcedColorAdjust: 'none' },
    '&[data-pigment] > i': { bg: 'pigment.accent' },
    '& > a': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'center',
      gap: '3px',
      h: '96px',
      pr: '4',
      fontFamily: 'sans',
      color: 'ink',
      outline: 'none',
    },
    '& [data-part=head]': line,
    // A border, because contrast themes take backgrounds away.
    '& [data-part=unread]': { flex: 'none', border: '4.5px solid', borderColor: 'gold.500', borderRadius: 'full' },
    '& [data-part=name]': { ...cut, fontSize: '1.0625rem', fontWeight: 'medium', mr: 'auto' },
    '& [data-part=unread] + [data-part=name]': { fontWeight: 'semibold' },
    '& time': { color: 'ink2', fontSize: '0.9375rem', flex: 'none' },
    '& [data-part=excerpt]': { ...cut, color: 'ink2', fontFamily: 'serif', fontSize: '1rem', lineHeight: '1.4' },
    '& [data-part=foot]': { ...line, ...cut, fontSize: '0.875rem' },
    '& [data-part=page]': { ...cut, color: 'ink2', fontWeight: 'semibold' },
    '&[data-pigment] [data-part=page]': { color: 'pigment.text' },
    '& [data-part=assignee]': { ...cut, color: 'ink2', ml: 'auto' },
  },
})

/** All of the row's height is the box's, for a thumb. */
const Tick = chakra('label', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'center', w: 'touch', cursor: 'pointer' },
})

interface EnquiryRowProps {
  item: EnquiryItem
  row: number
  of: number
  isCurrent: boolean
  isSelected: boolean
  onSelect: (id: string, isSelected: boolean) => void
}

/** One enquiry in the list: its edge has the pigment of the service that it is about. */
export const EnquiryRow = memo(function EnquiryRow({
  item,
  row,
  of,
  isCurrent,
  isSelected,
  onSelect,
}: EnquiryRowProps) {
  const name = item.name || item.email || texts.noName
  const pigment = pigmentOf(item.service)
  return (
    <Row
      style={{ top: row * rowHeight }}
      aria-setsize={of}
      aria-posinset={row + 1}
      data-current={isCurrent}
      {...(pigment && { 'data-pigment': pigment })}
    >
      <i />
      <Tick>
        <Checkbox
          aria-label={texts.select(name)}
          checked={isSelected}
          onChange={(event) => onSelect(item.id, event.currentTarget.checked)}
        />
      </Tick>
      <Link
        to="/enquiries/$id"
        params={{ id: item.id }}
        data-enquiry={item.id}
        {...(isCurrent && { 'aria-current': true })}
      >
        <Lines item={item} name={name} />
      </Link>
    </Row>
  )
})

function Lines({ item, name }: { item: EnquiryItem; name: string }) {
  return (
    <>
      <span data-part="head">
        {!item.isRead && (
          <span data-part="unread">
            <span className="unseen">{texts.unread}</span>
          </span>
        )}
        <span data-part="name">
          <bdi>{name}</bdi>
        </span>
        <time dateTime={item.receivedAt} title={exactly(item.receivedAt)}>
          {ago(item.receivedAt)}
        </time>
      </span>
      <span data-part="excerpt">
        <bdi>{item.excerpt || texts.noMessage}</bdi>
      </span>
      <span data-part="foot">
        <DueChip dueAt={item.dueAt} />
        {item.state !== 'new' && <StateChip state={item.state} />}
        <span data-part="page">{pageName(item)}</span>
        {item.assignee && <span data-part="assignee">{item.assignee.split('@')[0]}</span>}
      </span>
    </>
  )
}
