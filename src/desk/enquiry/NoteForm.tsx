import { chakra, Flex } from '@chakra-ui/react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { offlineTexts } from '#content/texts/staff/offline.ts'
import type { EnquiryDetail } from '#contract/staff/enquiries.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Textarea } from '#ui/controls/fields.ts'
import { Small } from '#ui/text/Text.tsx'
import { call, isAway } from '../data/call.ts'
import { useDraft } from '../data/drafts.ts'
import { currentSession } from '../data/session.ts'
import { announceDone } from '../data/undo.ts'
import { useSubmit } from '../data/useSubmit.ts'
import { Alert } from '../layout/Alert.tsx'
import { canQueue, queueNote } from '../offline/queue.ts'
import { composerFieldId } from './composerMode.ts'
import { isSendKey } from './sendKey.ts'

interface NoteFormProps {
  enquiry: EnquiryDetail
  reload: () => void
  isOpen: boolean
}

/** Writes a note for colleagues. */
export function NoteForm({ enquiry, reload, isOpen }: NoteFormProps) {
  const draft = `note:${enquiry.id}`
  const [text, setText, clear] = useDraft(draft)
  const { onSubmit, isDisabled, error } = useSubmit(draft, text, async (note, key) => {
    const isSent = await addNote(enquiry, note, key)
    clear(note)
    if (isSent) announceDone(texts.noteAdded)
    else announceDone(offlineTexts.noteWaits, undefined, { waitsFor: key })
    reload()
  })
  return (
    <chakra.form display="grid" gap="2" onSubmit={onSubmit}>
      <chakra.label htmlFor={composerFieldId('note')} className="unseen">
        {texts.note}
      </chakra.label>
      <Textarea
        id={composerFieldId('note')}
        rows={isOpen ? 4 : 1}
        minH="touch"
        py="2"
        fontSize="1rem"
        bg="waitBg"
        maxLength={20_000}
        placeholder={texts.notesHint}
        resize={isOpen ? 'vertical' : 'none'}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => isSendKey(event) && onSubmit(event)}
      />
      {error && <Alert text={error} />}
      {isOpen && (
        <Flex align="center" wrap="wrap" gap="3">
          <Button type="submit" variant="navy" size="sm" disabled={isDisabled}>
            {texts.addNote}
          </Button>
          <Small textStyle="meta">{texts.notesHint}</Small>
        </Flex>
      )}
    </chakra.form>
  )
}

/** Adds a note; without a connection it waits on this device. Whether the server has it. */
async function addNote(enquiry: EnquiryDetail, text: string, key: string): Promise<boolean> {
  try {
    await call('addNote', { id: enquiry.id, body: { text }, key })
    return true
  } catch (error) {
    if (!isAway(error) || !canQueue()) throw error
    await queueNote(enquiry, text, key, currentSession().address)
    return false
  }
}
