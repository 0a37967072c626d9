import { chakra, Flex } from '@chakra-ui/react'
import { useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import { inboxTexts as texts } from '#content/texts/staff/inbox.ts'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { EmptyState } from '../layout/EmptyState.tsx'
import { Loading } from '../layout/Loading.tsx'
import { EnquiryRow, rowHeight } from './EnquiryRow.tsx'
import type { EnquiryList } from './enquiryList.ts'
import type { Selection } from './useSelection.ts'
import { useVirtualRows } from './useVirtualRows.ts'

interface RowsProps {
  list: EnquiryList
  openId: string | undefined
  selection: Selection
  isFiltered: boolean
}

/** The list, of which only the rows in sight are drawn. A scroll draws this alone. */
export function Rows({ list, openId, selection, isFiltered }: RowsProps) {
  const { items, hasMore, status, error } = useSelector(list.state)
  const { scroller, from, to, reveal } = useVirtualRows(items.length, rowHeight)
  useEffect(() => {
    if (hasMore && to > items.length - 10) void list.more()
  }, [list, hasMore, to, items.length])
  const openRow = items.findIndex(({ id }) => id === openId)
  useEffect(() => {
    if (openRow >= 0) reveal(openRow)
  }, [openRow, reveal])
  return (
    <chakra.div ref={scroller} flex="1" minH="0" overflowY="auto" css={{ overflowAnchor: 'none' }}>
      {items.length === 0 && status === 'ready' && (
        <EmptyState
          title={isFiltered ? texts.noMatchTitle : texts.emptyTitle}
          text={isFiltered ? texts.noMatchText : texts.emptyText}
        />
      )}
      {items.length === 0 && status !== 'ready' && (
        <Loading {...(status === 'failed' && { error })} retry={() => void list.load()} />
      )}
      <chakra.ul
        aria-label={texts.list}
        aria-busy={status === 'loading'}
        listStyle="none"
        m="0"
        p="0"
        position="relative"
        style={{ height: items.length * rowHeight }}
      >
        {items.slice(from, to).map((item, position) => (
          <EnquiryRow
            key={item.id}
            item={item}
            row={from + position}
            of={hasMore ? -1 : items.length}
            isCurrent={item.id === openId}
            isSelected={selection.ids.has(item.id)}
            onSelect={selection.toggle}
          />
        ))}
      </chakra.ul>
      {status === 'loadingMore' && (
        <Flex justify="center" py="4" color="ink2">
          <Spinner label={texts.loadingMore} />
        </Flex>
      )}
      {items.length > 0 && status === 'failed' && <Loading error={error} retry={() => void list.load()} />}
    </chakra.div>
  )
}
