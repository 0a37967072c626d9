import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { saveFile } from '#browser/saveFile.ts'
import { inboxTexts as texts } from '#content/texts/staff/inbox.ts'
import { type EnquiryItem, type EnquiryState, enquiryStates } from '#contract/staff/enquiries.ts'
import { Button } from '#ui/controls/Button.tsx'
import { callForFile } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { announceFailure } from '../data/undo.ts'
import { useSession } from '../data/useSession.ts'
import { Choice } from '../layout/Choice.tsx'
import { changeEnquiries } from './changeEnquiries.ts'
import type { EnquiryList } from './enquiryList.ts'
import type { Selection } from './useSelection.ts'

interface BulkBarProps {
  list: EnquiryList
  items: readonly EnquiryItem[]
  selection: Selection
}

/** The actions on all chosen enquiries at once. */
export function BulkBar({ list, items, selection }: BulkBarProps) {
  const { staff } = useSession()
  const [busy, setBusy] = useState(false)
  const chosen = items.filter(({ id }) => selection.ids.has(id))
  const change = async (what: { state?: EnquiryState; assignee?: string }) => {
    setBusy(true)
    const { changed, conflicts } = await changeEnquiries(chosen, what)
    list.replace([...changed, ...conflicts])
    setBusy(false)
    selection.clear()
  }
  const exportThem = async () => {
    try {
      saveFile(await callForFile('exportEnquiries', { body: { ids: chosen.map(({ id }) => id) } }), 'enquiries.csv')
    } catch (error) {
      announceFailure(errorText(error))
    }
  }
  return (
    <Flex
      wrap="wrap"
      align="center"
      gap="2"
      px="4"
      py="3"
      bg="waitBg"
      color="ink"
      borderBottom="1px solid {colors.line}"
    >
      <Flex flex="1 1 6rem" textStyle="label" role="status">
        {texts.selected(chosen.length)}
      </Flex>
      <Choice
        label={texts.setState}
        value=""
        busy={busy}
        options={[
          { value: '', text: texts.setState },
          ...enquiryStates.map((state) => ({ value: state, text: texts.states[state] })),
        ]}
        onChoose={(state) => state && void change({ state: state as EnquiryState })}
      />
      <Choice
        label={texts.assign}
        value=""
        busy={busy}
        options={[
          { value: '', text: texts.assign },
          ...staff.map((address) => ({ value: address, text: address })),
          { value: '-', text: texts.nobody },
        ]}
        onChoose={(who) => who && void change({ assignee: who === '-' ? '' : who })}
      />
      <Button variant="line" size="sm" onClick={() => void exportThem()}>
        {texts.export}
      </Button>
      <Button variant="plain" size="sm" onClick={selection.clear}>
        {texts.clearSelection}
      </Button>
    </Flex>
  )
}
