import { chakra, Flex } from '@chakra-ui/react'
import { useSelector } from '@tanstack/react-store'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { inboxTexts as texts } from '#content/texts/staff/inbox.ts'
import type { EnquiryItem } from '#contract/staff/enquiries.ts'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { useDraftNames } from '../data/drafts.ts'
import { useColleaguesById } from '../data/presence.ts'
import { useSummary } from '../data/summary.ts'
import { EmptyState } from '../layout/EmptyState.tsx'
import { Loading } from '../layout/Loading.tsx'
import { EnquiryRow } from './EnquiryRow.tsx'
import type { EnquiryList } from './enquiryList.ts'
import { groupsOf } from './groups.ts'
import { rowPlaces } from './rowPlaces.ts'
import { useFocusOnReturn } from './useFocusOnReturn.ts'
import type { Selection } from './useSelection.ts'
import { useSwipe } from './useSwipe.ts'
import { useVirtualRows } from './useVirtualRows.ts'

/** In rem: what does not fit is cut, at any size of text; where it is large on a narrow phone, the name has a line of its own. */
const rowHeights = { two: 4, three: 5.5 } as const
const headingHeight = 2
/** In rem: below it a list's rows have three lines. */
const narrowList = 18

interface RowsProps {
  list: EnquiryList
  openId: string | undefined
  selection: Selection
  isFiltered: boolean
  close: (item: EnquiryItem) => void
  markUnread: (item: EnquiryItem) => void
}

/** The list, of which only the rows in sight are drawn. A scroll draws this alone. */
export function Rows({ list, openId, selection, isFiltered, close, markUnread }: RowsProps) {
  const { items, late, hasMore, status, error } = useSelector(list.state)
  const drafts = useDraftNames()
  const colleagues = useColleaguesById()
  const shown = useRef<HTMLUListElement>(null)
  const measured = useRef<HTMLDivElement>(null)
  const { rem, isNarrow } = useTextSize(measured)
  const rowHeight = isNarrow ? rowHeights.three : rowHeights.two
  const groups = useMemo(() => groupsOf(items, late, Date.now(), list.topTitle), [items, late, list])
  const places = useMemo(
    () => rowPlaces(items.length, groups, rowHeight * rem, headingHeight * rem),
    [items.length, groups, rowHeight, rem],
  )
  const { from, to, reveal } = useVirtualRows({ list: shown, count: items.length, places })
  useEffect(() => {
    if (hasMore && to > items.length - 10) void list.more()
  }, [list, hasMore, to, items.length])
  const openRow = items.findIndex(({ id }) => id === openId)
  useEffect(() => {
    if (openRow >= 0) reveal(openRow)
  }, [openRow, reveal])
  useFocusOnReturn({ list: shown, items, openId, reveal })
  useSwipe(shown, (id, side) => {
    const item = items.find((one) => one.id === id)
    if (item) (side === 'left' ? close : markUnread)(item)
  })
  const onSelect = (id: string, isSelected: boolean, isRange: boolean) =>
    selection.toggle(id, isSelected, isRange ? items.map((item) => item.id) : undefined)
  const latest = useRef(onSelect)
  latest.current = onSelect
  const select = useRef((id: string, isSelected: boolean, isRange: boolean) => latest.current(id, isSelected, isRange))
  return (
    <>
      {items.length === 0 && status === 'ready' && <NoRows isFiltered={isFiltered} />}
      {items.length === 0 && status !== 'ready' && (
        <Loading {...(status === 'failed' && { error })} retry={() => void list.load()} />
      )}
      {/* For the eye: each row says when it came and whether it is late. Its height, of which it has no use, tells how large text is. */}
      <chakra.div ref={measured} position="relative" h="1rem" mb="-1rem" aria-hidden="true">
        {groups.map(({ title, from: first }, group) => (
          <Heading key={first} style={{ top: places.topOfHeading(group) }}>
            {title}
          </Heading>
        ))}
      </chakra.div>
      <chakra.ul
        ref={shown}
        aria-label={texts.list}
        aria-busy={status === 'loading'}
        listStyle="none"
        m="0"
        p="0"
        position="relative"
        overflowX="clip"
        style={{ height: places.height }}
        {...(isNarrow && { 'data-narrow': '' })}
        {...(selection.ids.size > 0 && { 'data-choosing': '' })}
      >
        {items.slice(from, to).map((item, position) => (
          <EnquiryRow
            key={item.id}
            item={item}
            top={places.topOf(from + position)}
            row={from + position}
            of={hasMore ? -1 : items.length}
            isCurrent={item.id === openId}
            isSelected={selection.ids.has(item.id)}
            hasDraft={drafts.has(`answer:${item.id}`) || drafts.has(`note:${item.id}`)}
            colleague={colleagues.get(item.id)}
            onSelect={select.current}
          />
        ))}
      </chakra.ul>
      {status === 'loadingMore' && (
        <Flex justify="center" py="4" color="ink2">
          <Spinner label={texts.loadingMore} />
        </Flex>
      )}
      {items.length > 0 && status === 'failed' && <Loading error={error} retry={() => void list.load()} />}
    </>
  )
}

/** An empty list: nothing was found, nothing ever came, or all of it is done. */
function NoRows({ isFiltered }: { isFiltered: boolean }) {
  const counts = useSummary()?.enquiries
  const done = counts ? counts.answered + counts.closed + counts.spam : 0
  if (isFiltered) return <EmptyState title={texts.noMatchTitle} text={texts.noMatchText} />
  if (done > 0) return <EmptyState title={texts.allDoneTitle} text={texts.allDoneText(done)} />
  return <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
}

const Heading = chakra('div', {
  base: {
    position: 'absolute',
    left: '0',
    right: '0',
    h: '2rem',
    m: '0',
    px: '4',
    pt: '9px',
    bg: 'wash',
    borderBottom: '1px solid {colors.line}',
    color: 'ink2',
    fontFamily: 'sans',
    fontWeight: 'semibold',
    fontSize: '0.875rem',
    lineHeight: '1.1',
    letterSpacing: '0.02em',
  },
})

/** Pixels of a rem, which grows with the size of text that is set in the browser, and whether rows are narrow for it. */
function useTextSize(measured: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState(() => sizeIn(innerWidth))
  useEffect(() => {
    const { current } = measured
    if (!current) return
    const observer = new ResizeObserver(() =>
      setSize((before) => {
        const next = sizeIn(current.clientWidth)
        return next.rem === before.rem && next.isNarrow === before.isNarrow ? before : next
      }),
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [measured])
  return size
}

function sizeIn(width: number) {
  const rem = readRem()
  return { rem, isNarrow: width > 0 && width < narrowList * rem }
}

function readRem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}
