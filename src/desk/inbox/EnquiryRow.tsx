import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { inboxTexts as texts } from '#content/texts/staff/inbox.ts'
import type { EnquiryItem } from '#contract/staff/enquiries.ts'
import type { Present } from '#contract/staff/presence.ts'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { initials } from '../data/members.ts'
import { pigmentOf } from '../enquiry/pageName.ts'
import { RowLines } from './RowLines.tsx'

const line = { display: 'flex', alignItems: 'center', gap: '2' } as const
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minW: '0' } as const
const circle = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: 'full',
  fontFamily: 'sans',
  fontWeight: 'semibold',
  lineHeight: '1',
} as const

// One styled element for nearly the whole row: each of them costs as much as all the plain ones together, and a screen of rows is
// what a click on the inbox waits for.
const Row = chakra('li', {
  base: {
    position: 'absolute',
    left: '0',
    right: '0',
    h: '4rem',
    // Large text on a narrow phone: the name has a line, what else the head says the next, and the page waits inside.
    '&:is([data-narrow] *), &:is([data-narrow] *) > a': { h: '5.5rem' },
    '&:is([data-narrow] *) [data-part=head]': { flexWrap: 'wrap', rowGap: '0' },
    '&:is([data-narrow] *) [data-part=name]': { flex: '1 1 calc(100% - 2rem)' },
    '&:is([data-narrow] *) :is([data-part=page], [data-part=tags])': { display: 'none' },
    display: 'grid',
    gridTemplateColumns: '3px 3.25rem minmax(0, 1fr)',
    borderBottom: '1px solid',
    borderColor: 'line',
    bg: 'panel',
    color: 'ink',
    touchAction: 'pan-y',
    _hover: { bg: 'wash' },
    '&[data-current=true]': { bg: 'pigment.tint' },
    '&[data-selected=true]': { bg: 'waitBg' },
    // Contrast themes take the ground away.
    '@media (forced-colors: active)': {
      '&[data-current=true]:not(:has(a:focus-visible))': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
    '&:has(a:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '-3px' },
    // Names beside the row, uncovered by a swipe to that side: they say what it does.
    '&::before, &::after': {
      position: 'absolute',
      top: '0',
      h: 'full',
      px: '4',
      display: 'grid',
      placeItems: 'center',
      fontFamily: 'sans',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
    },
    '&::before': { content: 'attr(data-to-right)', right: '100%', color: 'link' },
    '&::after': { content: 'attr(data-to-left)', left: '100%', color: 'ok' },
    // The colour of the service is all that the edge says; contrast themes leave it.
    '& > i': { bg: 'transparent', forcedColorAdjust: 'none' },
    '&[data-pigment] > i': { bg: 'pigment.accent' },
    // The box takes the place of the initials where it is pointed at, reached by keyboard, ticked, or others are.
    '& > label': { display: 'grid', placeItems: 'center', cursor: 'pointer' },
    '& > label > *': { gridArea: '1 / 1' },
    '& > label > input': { opacity: '0' },
    '& > label > span': {
      ...circle,
      w: '2.25rem',
      h: '2.25rem',
      pt: '2px',
      border: '1.5px solid',
      borderColor: 'line',
      bg: 'bg',
      color: 'ink2',
      fontSize: '0.875rem',
    },
    '&[data-pigment] > label > span': { borderColor: 'pigment.accent', color: 'pigment.text' },
    '&:is([data-choosing] *) > label > input, & > label > input:is(:focus-visible, :checked)': { opacity: '1' },
    '&:is([data-choosing] *) > label > span, & > label > input:is(:focus-visible, :checked) + span': { opacity: '0' },
    '@media (hover: hover)': {
      '& > label:hover > input': { opacity: '1' },
      '& > label:hover > span': { opacity: '0' },
    },
    '& > a': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'center',
      gap: '2px',
      h: '4rem',
      pr: '4',
      fontFamily: 'sans',
      color: 'ink',
      outline: 'none',
      textDecoration: 'none',
    },
    '& [data-part=head]': line,
    // A border, because contrast themes take backgrounds away.
    '& [data-part=unread]': { flex: 'none', border: '4.5px solid', borderColor: 'gold.500', borderRadius: 'full' },
    '& [data-part=name]': { ...cut, fontSize: '1.0625rem', lineHeight: '1.3', fontWeight: 'medium', mr: 'auto' },
    '& [data-part=unread] + [data-part=name]': { fontWeight: 'semibold' },
    '& time': { color: 'ink2', fontSize: '0.875rem', flex: 'none' },
    '& [data-part=foot]': { ...line, gap: '6px', fontSize: '0.9375rem', lineHeight: '1.35', color: 'ink2', minW: '0' },
    '& [data-part=draft]': { flex: 'none', color: 'err', fontWeight: 'semibold' },
    '& [data-part=page]': { ...cut, flex: '0 2 auto', maxW: '45%', fontWeight: 'semibold' },
    '&[data-pigment] [data-part=page]': { color: 'pigment.text' },
    '& [data-part=tags]': { ...cut, flex: '0 1 auto', maxW: '40%', color: 'link' },
    '& [data-part=excerpt]': { ...cut, flex: '1 1 0' },
    '& [data-part=assignee]': {
      ...circle,
      w: '1.5rem',
      h: '1.5rem',
      pt: '1px',
      bg: 'solid',
      color: 'white',
      fontSize: '0.6875rem',
    },
    '& [data-part=colleague]': {
      ...circle,
      w: '1.5rem',
      h: '1.5rem',
      pt: '1px',
      border: '1.5px dashed',
      borderColor: 'ink2',
      color: 'ink2',
      fontSize: '0.6875rem',
    },
    '& [data-part=colleague][data-writing=true]': {
      borderStyle: 'solid',
      borderColor: 'wait',
      bg: 'waitBg',
      color: 'wait',
    },
  },
})

interface EnquiryRowProps {
  item: EnquiryItem
  /** Pixels from the top of the list. */
  top: number
  row: number
  of: number
  isCurrent: boolean
  isSelected: boolean
  hasDraft: boolean
  /** Somebody else who has it on the screen. */
  colleague: Present | undefined
  /** `isRange`: all from the one that was chosen before. */
  onSelect: (id: string, isSelected: boolean, isRange: boolean) => void
}

/** One enquiry in the list: its edge has the pigment of the service that it is about. */
export const EnquiryRow = memo(function EnquiryRow(props: EnquiryRowProps) {
  const { item, top, row, of, isCurrent, isSelected, hasDraft, colleague, onSelect } = props
  const name = item.name || item.email || texts.noName
  const pigment = pigmentOf(item.service)
  return (
    <Row
      style={{ top }}
      aria-setsize={of}
      aria-posinset={row + 1}
      data-current={isCurrent}
      data-selected={isSelected}
      data-to-left={texts.swipeClose}
      data-to-right={texts.swipeUnread}
      {...(pigment && { 'data-pigment': pigment })}
    >
      <i />
      {/* All of the row's height is the box's, for a thumb. */}
      <label htmlFor={`tick-${item.id}`}>
        <Checkbox
          id={`tick-${item.id}`}
          aria-label={texts.select(name)}
          checked={isSelected}
          onChange={({ currentTarget, nativeEvent }) =>
            onSelect(item.id, currentTarget.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
          }
        />
        <span aria-hidden="true">{initials(name) || '?'}</span>
      </label>
      <Link
        to="/enquiries/$id"
        params={{ id: item.id }}
        data-enquiry={item.id}
        {...(isCurrent && { 'aria-current': true })}
      >
        <RowLines item={item} name={name} hasDraft={hasDraft} colleague={colleague} />
      </Link>
    </Row>
  )
})
