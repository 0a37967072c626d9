import { chakra } from '@chakra-ui/react'
import { useSelector } from '@tanstack/react-store'
import { type RefObject, useEffect, useRef } from 'react'
import { inboxTexts as texts } from '#content/texts/staff/inbox.ts'
import type { EnquiryEdit, EnquiryItem } from '#contract/staff/enquiries.ts'
import { BulkBar } from './BulkBar.tsx'
import type { EnquiryList } from './enquiryList.ts'
import { FilterBar } from './FilterBar.tsx'
import { type ChosenFilters, filtersInUse } from './filter.ts'
import { NewestLine } from './NewestLine.tsx'
import { Rows } from './Rows.tsx'
import type { Question } from './useInboxActions.ts'
import type { Selection } from './useSelection.ts'

interface ListPaneProps {
  ref: RefObject<HTMLDivElement | null>
  chosen: ChosenFilters
  onChoose: (chosen: ChosenFilters) => void
  list: EnquiryList
  openId: string | undefined
  selection: Selection
  change: (items: readonly EnquiryItem[], what: EnquiryEdit) => void
  markUnread: (items: readonly EnquiryItem[]) => void
  ask: (about: Question['about'], items: readonly EnquiryItem[]) => void
  openFirst: (text: string) => void
}

/**
 * Search, filters and the list itself, in one scroller: what is above the list stays on a large screen only, so that a phone
 * shows rows. With rows chosen, what can be done to them takes the place of the filters, and moves nothing.
 */
export function ListPane(props: ListPaneProps) {
  const { ref, chosen, onChoose, list, openId, selection, change, markUnread, ask, openFirst } = props
  const { items } = useSelector(list.state)
  const isFiltered = chosen.text !== '' || filtersInUse(chosen) > 0 || chosen.view !== 'open'
  const isChoosing = selection.ids.size > 0
  const above = useRef<HTMLDivElement>(null)
  const wasChoosing = useRef(false)
  useEffect(() => {
    // The buttons in whose place others are now are gone, and the focus with them: it goes to the box in the same place. What
    // is only hidden still has it here, and loses it once the page is drawn.
    const { activeElement } = document
    const isLost = activeElement === document.body || above.current?.contains(activeElement)
    if (wasChoosing.current !== isChoosing && isLost)
      above.current?.lastElementChild
        ?.querySelector<HTMLElement>('input[type=checkbox]')
        ?.focus({ preventScroll: true })
    wasChoosing.current = isChoosing
  }, [isChoosing])
  return (
    <chakra.div
      ref={ref}
      data-screen=""
      flex={{ base: '1', lg: '0 0 min(26rem, 42%)' }}
      display={{ base: openId ? 'none' : 'flex', lg: 'flex' }}
      flexDirection="column"
      minW="0"
      minH="0"
      bg="panel"
    >
      <chakra.h1 className="unseen">{texts.title}</chakra.h1>
      <chakra.div position="relative" flex="1" minH="0" overflowY="auto" css={{ overflowAnchor: 'none' }}>
        <chakra.div
          ref={above}
          position={isChoosing ? 'sticky' : 'relative'}
          top="0"
          zIndex="1"
          bg="panel"
          borderBottom="1px solid {colors.line}"
          css={{ '@media (min-width: 1001px) and (min-height: 600px)': { position: 'sticky' } }}
        >
          <FilterBar
            chosen={chosen}
            onChoose={onChoose}
            filter={list.filter}
            isHidden={isChoosing}
            openFirst={openFirst}
            selectAll={() => selection.choose(items.map(({ id }) => id))}
          />
          {isChoosing && (
            <BulkBar list={list} selection={selection} change={change} markUnread={markUnread} ask={ask} />
          )}
        </chakra.div>
        {list.hasLateFirst && <NewestLine list={list} />}
        <Rows
          list={list}
          openId={openId}
          selection={selection}
          isFiltered={isFiltered}
          close={(item) => change([item], { state: 'closed' })}
          markUnread={(item) => markUnread([item])}
        />
      </chakra.div>
    </chakra.div>
  )
}
