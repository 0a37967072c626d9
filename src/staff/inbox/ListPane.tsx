import { Flex } from '@chakra-ui/react'
import { useSelector } from '@tanstack/react-store'
import type { RefObject } from 'react'
import { BulkBar } from './BulkBar.tsx'
import type { EnquiryList } from './enquiryList.ts'
import { FilterBar } from './FilterBar.tsx'
import { type ChosenFilters, filtersInUse } from './filter.ts'
import { Rows } from './Rows.tsx'
import type { Selection } from './useSelection.ts'

interface ListPaneProps {
  ref: RefObject<HTMLDivElement | null>
  chosen: ChosenFilters
  onChoose: (chosen: ChosenFilters) => void
  list: EnquiryList
  openId: string | undefined
  selection: Selection
}

/** Search, filters and the list itself. */
export function ListPane({ ref, chosen, onChoose, list, openId, selection }: ListPaneProps) {
  const { items } = useSelector(list.state)
  const isFiltered = chosen.text !== '' || filtersInUse(chosen) > 0 || chosen.view !== 'open'
  return (
    <Flex
      ref={ref}
      data-screen=""
      direction="column"
      flex={{ base: '1', lg: '0 0 26rem' }}
      display={{ base: openId ? 'none' : 'flex', lg: 'flex' }}
      minW="0"
      bg="panel"
    >
      <FilterBar chosen={chosen} onChoose={onChoose} filter={list.filter} />
      {selection.ids.size > 0 && <BulkBar list={list} items={items} selection={selection} />}
      <Rows list={list} openId={openId} selection={selection} isFiltered={isFiltered} />
    </Flex>
  )
}
