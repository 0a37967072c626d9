import { chakra, Flex } from '@chakra-ui/react'
import { Navigate, Outlet, useNavigate, useParams } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { useEffect, useMemo, useRef, useState } from 'react'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { inboxTexts as texts } from '#content/texts/staff/inbox.ts'
import type { EnquiryItem } from '#contract/staff/enquiries.ts'
import { hasNumber, soughtText } from '../data/hits.ts'
import { useLive } from '../data/useLive.ts'
import { useSession } from '../data/useSession.ts'
import { openEnquiry } from '../enquiry/openEnquiry.ts'
import { withTags } from '../enquiry/withTags.ts'
import type { Change } from './changeEnquiries.ts'
import { EnquiryList } from './enquiryList.ts'
import { everything, filterOf, hasLateFirst, hidesPutOff, isPutOff, keepOrder } from './filter.ts'
import { InboxMovesContext } from './inboxMoves.ts'
import { ListPane } from './ListPane.tsx'
import { SnoozeDialog } from './SnoozeDialog.tsx'
import { StageDialog } from './StageDialog.tsx'
import { TagDialog } from './TagDialog.tsx'
import { type Question, useInboxActions } from './useInboxActions.ts'
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
  const list = useMemo(
    () =>
      new EnquiryList(filterOf(chosen, address), undefined, undefined, {
        hasLateFirst: hasLateFirst(chosen),
        hides: hidesPutOff(chosen) ? isPutOff : undefined,
        top: { title: texts.groups.number, has: ({ contactNumber }) => hasNumber(contactNumber, chosen.text) },
      }),
    [chosen, address],
  )
  const { items, status } = useSelector(list.state)
  const shown = useSelector(openEnquiry)
  const selection = useSelection()
  const pane = useRef<HTMLDivElement>(null)
  useEffect(() => {
    void list.load()
    return () => list.close()
  }, [list])
  useEffect(() => {
    soughtText.setState(() => chosen.text)
    return () => soughtText.setState(() => '')
  }, [chosen.text])
  useLive(['enquiry'], () => void list.refresh())
  useEffect(() => list.pin(openId), [list, openId])
  useEffect(() => {
    // Read, taken up or answered: the row says so, also where it no longer belongs to the list.
    if (shown) list.replace([shown])
  }, [list, shown])

  const backToList = () => void navigate({ to: '/' })
  const [question, setQuestion] = useState<Question>()
  const ask = (about: Question['about'], of: readonly EnquiryItem[]) => setQuestion({ about, items: of })
  const { open, moves, change, markUnread } = useInboxActions({ list, openId, selection, backToList, ask })
  const [toOpen, setToOpen] = useState<string>()
  useEffect(() => {
    if (toOpen === undefined || status !== 'ready') return
    setToOpen(undefined)
    const [first] = items
    if (!first || toOpen !== chosen.text) return
    // Else its keys would be typed into the search.
    pane.current?.querySelector<HTMLElement>('input[type=search]')?.blur()
    open(first)
  }, [toOpen, status, items, chosen.text, open])
  const chosenItems = items.filter(({ id }) => selection.ids.has(id))
  const current = items.find(({ id }) => id === openId) ?? shown
  useInboxKeys({
    ...{ items, openId, me: address, pane, open, backToList, change, markUnread, ask },
    targets: chosenItems.length > 0 ? chosenItems : current ? [current] : [],
    toggle: ({ id }) => selection.toggle(id, !selection.ids.has(id)),
  })

  return (
    <Flex flex="1" minH="0">
      {!openId && <title>{`${texts.title} - ${deskTexts.name}`}</title>}
      <ListPane
        ref={pane}
        chosen={chosen}
        onChoose={(next) => {
          if (next.order !== chosen.order) keepOrder(next.order)
          setChosen(next)
          selection.clear()
        }}
        list={list}
        openId={openId}
        selection={selection}
        change={change}
        markUnread={markUnread}
        ask={ask}
        openFirst={setToOpen}
      />
      <chakra.div
        flex="1"
        minW="0"
        minH="0"
        display={{ base: openId ? 'flex' : 'none', lg: 'flex' }}
        flexDirection="column"
        borderLeft={{ lg: '1px solid {colors.line}' }}
        css={{ '@media print': { display: 'block' } }}
      >
        <InboxMovesContext value={moves}>
          <Outlet />
        </InboxMovesContext>
      </chakra.div>
      {question && <Asked {...question} change={change} onClose={() => setQuestion(undefined)} />}
    </Flex>
  )
}

interface AskedProps extends Question {
  change: (items: readonly EnquiryItem[], what: Change) => void
  onClose: () => void
}

/** The dialog about the open enquiry or the chosen ones. */
function Asked({ about, items, change, onClose }: AskedProps) {
  const then = (what: Change) => {
    onClose()
    change(items, what)
  }
  if (about === 'tags')
    return (
      <TagDialog
        items={items}
        onClose={onClose}
        onSave={(edit) => then((item) => ({ tags: withTags(item.tags, edit) }))}
      />
    )
  if (about === 'stage') {
    const stages = new Set(items.map(({ stage }) => stage))
    return <StageDialog stage={stages.size === 1 ? items[0]?.stage : undefined} onClose={onClose} onChoose={then} />
  }
  return (
    <SnoozeDialog
      isSnoozed={items.some(isPutOff)}
      onClose={onClose}
      onChoose={(snoozedUntil) => then({ snoozedUntil })}
    />
  )
}
