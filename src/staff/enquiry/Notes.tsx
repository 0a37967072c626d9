import { Box } from '@chakra-ui/react'
import { useSelector } from '@tanstack/react-store'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { offlineTexts } from '#content/texts/staff/offline.ts'
import type { EnquiryDetail } from '#contract/staff/enquiries.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { Small } from '#ui/text/Text.tsx'
import { call, isAway } from '../data/call.ts'
import { useDraft } from '../data/drafts.ts'
import { currentSession } from '../data/session.ts'
import { exactly } from '../data/times.ts'
import { announceDone } from '../data/undo.ts'
import { useSubmit } from '../data/useSubmit.ts'
import { Alert } from '../layout/Alert.tsx'
import { canQueue, queueNote, queueState } from '../offline/queue.ts'
import { Section } from './Section.tsx'

/** Staff's notes to each other about an enquiry. */
export function Notes({ enquiry, reload }: { enquiry: EnquiryDetail; reload: () => void }) {
  const queue = useSelector(queueState)
  const draft = `note:${enquiry.id}`
  const [text, setText, clear] = useDraft(draft)
  const { onSubmit, isDisabled, error } = useSubmit(draft, text, async (note, key) => {
    const isSent = await addNote(enquiry, note, key)
    clear(note)
    announceDone(isSent ? texts.noteAdded : offlineTexts.noteWaits)
    reload()
  })
  return (
    <Section title={texts.notes}>
      {enquiry.notes.map((note) => (
        <Box key={note.id} maxW="measure" mb="3" p="4" bg="waitBg" color="ink" borderRadius="small">
          <Box textStyle="small" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {note.text}
          </Box>
          <Box textStyle="meta" color="wait" mt="2" overflowWrap="anywhere">
            {texts.at(note.author, queue.some(({ key }) => key === note.id) ? offlineTexts.waits : exactly(note.at))}
          </Box>
        </Box>
      ))}
      <Box maxW="measure" data-screen="">
        <form onSubmit={onSubmit}>
          <LabelledField
            label={texts.note}
            rows={3}
            maxLength={20_000}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Small mt="2" textStyle="meta">
            {texts.notesHint}
          </Small>
          {error && <Alert text={error} />}
          <Button type="submit" variant="navy" size="sm" mt="3" disabled={isDisabled}>
            {texts.addNote}
          </Button>
        </form>
      </Box>
    </Section>
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
