import { chakra, Flex } from '@chakra-ui/react'
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
  },
})

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minW: '0' } as const

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
  return (
    <Row
      style={{ top: row * rowHeight }}
      aria-setsize={of}
      aria-posinset={row + 1}
      data-current={isCurrent}
      {...(pigmentOf(item.service) && { 'data-pigment': pigmentOf(item.service) })}
    >
      <chakra.span bg={item.service ? 'pigment.accent' : 'line'} />
      <Flex as="label" align="center" justify="center" w="touch" cursor="pointer">
        <Checkbox
          aria-label={texts.select(name)}
          checked={isSelected}
          onChange={(event) => onSelect(item.id, event.currentTarget.checked)}
        />
      </Flex>
      <chakra.span minW="0" css={{ '& > a': { outline: 'none' } }}>
        <Link
          to="/enquiries/$id"
          params={{ id: item.id }}
          data-enquiry={item.id}
          {...(isCurrent && { 'aria-current': true })}
        >
          <Lines item={item} name={name} />
        </Link>
      </chakra.span>
    </Row>
  )
})

function Lines({ item, name }: { item: EnquiryItem; name: string }) {
  return (
    <chakra.span
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      alignContent="center"
      gap="3px"
      h="96px"
      pr="4"
      fontFamily="sans"
      color="ink"
    >
      <Flex as="span" align="center" gap="2">
        {!item.isRead && (
          <chakra.span w="9px" h="9px" flex="none" borderRadius="full" bg="gold.500">
            <span className="unseen">{texts.unread}</span>
          </chakra.span>
        )}
        <chakra.span {...cut} fontSize="1.0625rem" fontWeight={item.isRead ? 'medium' : 'semibold'} mr="auto">
          <bdi>{name}</bdi>
        </chakra.span>
        <chakra.time
          dateTime={item.receivedAt}
          title={exactly(item.receivedAt)}
          color="ink2"
          fontSize="0.9375rem"
          flex="none"
        >
          {ago(item.receivedAt)}
        </chakra.time>
      </Flex>
      <chakra.span {...cut} color="ink2" fontFamily="serif" fontSize="1rem" lineHeight="1.4">
        <bdi>{item.excerpt || texts.noMessage}</bdi>
      </chakra.span>
      <Flex as="span" align="center" gap="2" fontSize="0.875rem" {...cut}>
        <DueChip dueAt={item.dueAt} />
        {item.state !== 'new' && <StateChip state={item.state} />}
        <chakra.span {...cut} color={item.service ? 'pigment.text' : 'ink2'} fontWeight="semibold">
          {pageName(item)}
        </chakra.span>
        {item.assignee && (
          <chakra.span {...cut} color="ink2" ml="auto">
            {item.assignee.split('@')[0]}
          </chakra.span>
        )}
      </Flex>
    </chakra.span>
  )
}
