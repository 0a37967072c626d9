import { chakra, Flex } from '@chakra-ui/react'
import { Navigate, Outlet, useNavigate, useParams } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { inboxTexts as texts } from '#content/texts/staff/inbox.ts'
import type { EnquiryItem } from '#contract/staff/enquiries.ts'
import { useLive } from '../data/useLive.ts'
import { useSession } from '../data/useSession.ts'
import { changeEnquiries } from './changeEnquiries.ts'
import { EnquiryList } from './enquiryList.ts'
import { everything, filterOf } from './filter.ts'
import { ListPane } from './ListPane.tsx'
import { useInboxKeys } from './useInboxKeys.ts'
import { useSelection } from './useSelection.ts'

/** The inbox, or for a moderator, who may not read enquiries, the comments. */
export function InboxPage() {
  const { may } = useSession()
  return may('enquiries') ? <Inbox /> : <Navigate to="/comments" replace />
}

/** The list of enquiries and, beside it or on narrow screens in its place, the one that is open. */
function Inbox() {
  const { address } = useSession()
  const navigate = useNavigate()
  const { id: openId } = useParams({ strict: false })
  const [chosen, setChosen] = useState(everything)
  const list = useMemo(() => new EnquiryList(filterOf(chosen, address)), [chosen, address])
  const { items } = useSelector(list.state)
  const selection = useSelection()
  const pane = useRef<HTMLDivElement>(null)
  useEffect(() => {
    void list.load()
    return () => list.close()
  }, [list])
  useLive(['enquiry'], () => void list.refresh())

  const open = useCallback(
    (item: EnquiryItem) => void navigate({ to: '/enquiries/$id', params: { id: item.id } }),
    [navigate],
  )
  const close = useCallback(
    async (item: EnquiryItem) => {
      const position = items.findIndex(({ id }) => id === item.id)
      const { changed, conflicts } = await changeEnquiries([item], { state: 'closed' })
      list.replace([...changed, ...conflicts])
      // The row shows a colleague's change instead.
      if (changed.length === 0) return
      const next = items[position + 1] ?? items[position - 1]
      if (openId === item.id && next) open(next)
    },
    [items, list, open, openId],
  )
  useInboxKeys({ items, openId, pane, open, close })

  return (
    <Flex flex="1" minH="0">
      {!openId && <title>{`${texts.title} - ${deskTexts.name}`}</title>}
      <ListPane
        ref={pane}
        chosen={chosen}
        onChoose={(next) => {
          setChosen(next)
          selection.clear()
        }}
        list={list}
        openId={openId}
        selection={selection}
      />
      <chakra.div
        flex="1"
        minW="0"
        display={{ base: openId ? 'flex' : 'none', lg: 'flex' }}
        flexDirection="column"
        borderLeft={{ lg: '1px solid {colors.line}' }}
      >
        <Outlet />
      </chakra.div>
    </Flex>
  )
}
