import { Flex } from '@chakra-ui/react'
import { useSelector } from '@tanstack/react-store'
import { useEffect, useRef, useState } from 'react'
import { inboxTexts as texts } from '#content/texts/staff/inbox.ts'
import { stageTexts, tagTexts } from '#content/texts/staff/stages.ts'
import { type EnquiryEdit, type EnquiryItem, type EnquiryState, enquiryStates } from '#contract/staff/enquiries.ts'
import { saveFile } from '#ui/browser/saveFile.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { Icon } from '#ui/media/Icon.tsx'
import { callForFile } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { memberName } from '../data/members.ts'
import { announceFailure } from '../data/undo.ts'
import { useSession } from '../data/useSession.ts'
import { Tool } from '../enquiry/tools.ts'
import { Choice } from '../layout/Choice.tsx'
import type { EnquiryList } from './enquiryList.ts'
import type { Question } from './useInboxActions.ts'
import type { Selection } from './useSelection.ts'

/** So many can be chosen at once; the browser sends them in parts. */
const mostChosen = 5000
/** The server exports so many at once by their ids. */
const mostExported = 200

interface BulkBarProps {
  list: EnquiryList
  selection: Selection
  change: (items: readonly EnquiryItem[], what: EnquiryEdit) => void
  markUnread: (items: readonly EnquiryItem[]) => void
  ask: (about: Question['about'], items: readonly EnquiryItem[]) => void
}

/** The actions on all chosen enquiries at once, in place of the filters. */
export function BulkBar({ list, selection, change, markUnread, ask }: BulkBarProps) {
  const { staff } = useSession()
  const { items, hasMore } = useSelector(list.state)
  const [isLoading, setLoading] = useState(false)
  const chosen = items.filter(({ id }) => selection.ids.has(id))
  const isAll = chosen.length === items.length
  const chooseAll = () => selection.choose(list.state.get().items.map(({ id }) => id))
  const box = useRef<HTMLInputElement>(null)
  const chooseAllThatMatch = async () => {
    setLoading(true)
    await list.loadAll(mostChosen)
    // Meanwhile the choice was given up, or other filters were chosen.
    if (!box.current) return
    setLoading(false)
    chooseAll()
  }
  const wasLoading = useRef(false)
  useEffect(() => {
    // The button has done its work and is gone, and the focus with it.
    if (wasLoading.current && !isLoading && document.activeElement === document.body) box.current?.focus()
    wasLoading.current = isLoading
  }, [isLoading])
  const exportThem = async () => {
    try {
      saveFile(await callForFile('exportEnquiries', { body: { ids: chosen.map(({ id }) => id) } }), 'enquiries.csv')
    } catch (error) {
      announceFailure(errorText(error))
    }
  }
  return (
    <Flex
      role="group"
      aria-label={texts.chosen}
      position="absolute"
      inset="0"
      direction="column"
      justify="center"
      gap="1"
      px="3"
      bg="waitBg"
      color="ink"
    >
      <Flex align="center" gap="2" minW="0">
        <Checkbox
          mx="3"
          aria-label={texts.selectAll}
          checked={isAll}
          ref={(element: HTMLInputElement | null) => {
            box.current = element
            if (element) element.indeterminate = !isAll
          }}
          onChange={() => (isAll ? selection.clear() : chooseAll())}
        />
        <Flex textStyle="label" role="status">
          {texts.selected(chosen.length)}
        </Flex>
        {(isLoading || (isAll && hasMore && items.length < mostChosen)) && (
          <Button
            variant="plain"
            size="sm"
            aria-disabled={isLoading}
            onClick={() => !isLoading && void chooseAllThatMatch()}
          >
            {isLoading && <Spinner label={texts.loadingMore} />}
            <span>{texts.selectAllThatMatch}</span>
          </Button>
        )}
        <Button
          variant="plain"
          size="sm"
          ml="auto"
          minW="touch"
          aria-label={texts.clearSelection}
          onClick={selection.clear}
        >
          <Icon name="close" size="18px" />
        </Button>
      </Flex>
      <Flex align="center" gap="2" overflowX="auto" mx="-3px" p="3px" css={{ '& > *': { flex: 'none' } }}>
        <Tool onClick={() => change(chosen, { state: 'closed' })}>{texts.close}</Tool>
        <Tool onClick={() => change(chosen, { state: 'spam' })}>{texts.states.spam}</Tool>
        <Tool onClick={() => markUnread(chosen)}>{texts.unread}</Tool>
        <Tool onClick={() => ask('snooze', chosen)}>{texts.snooze}</Tool>
        <Tool onClick={() => ask('stage', chosen)}>{stageTexts.label}</Tool>
        <Tool onClick={() => ask('tags', chosen)}>{tagTexts.edit}</Tool>
        <Choice
          label={texts.setState}
          value=""
          options={[
            { value: '', text: texts.setState },
            ...enquiryStates.map((state) => ({ value: state, text: texts.states[state] })),
          ]}
          onChoose={(state) => state && change(chosen, { state: state as EnquiryState })}
        />
        <Choice
          label={texts.assign}
          value=""
          options={[
            { value: '', text: texts.assign },
            ...staff.map((address) => ({ value: address, text: memberName(address) })),
            { value: '-', text: texts.nobody },
          ]}
          onChoose={(who) => who && change(chosen, { assignee: who === '-' ? '' : who })}
        />
        {chosen.length <= mostExported && <Tool onClick={() => void exportThem()}>{texts.export}</Tool>}
      </Flex>
    </Flex>
  )
}
