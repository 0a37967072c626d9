import { Box } from '@chakra-ui/react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import type { EnquiryDetail } from '#contract/staff/enquiries.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { Small } from '#ui/text/Text.tsx'
import { call } from '../data/call.ts'
import { useDraft } from '../data/drafts.ts'
import { exactly } from '../data/times.ts'
import { announceDone } from '../data/undo.ts'
import { useSubmit } from '../data/useSubmit.ts'
import { Alert } from '../layout/Alert.tsx'
import { Section } from './Section.tsx'

/** What staff wrote for each other about an enquiry. */
export function Notes({ enquiry, reload }: { enquiry: EnquiryDetail; reload: () => void }) {
  const [text, setText] = useDraft(`note:${enquiry.id}`)
  const { onSubmit, isDisabled, error } = useSubmit(text, async (note, key) => {
    await call('addNote', { id: enquiry.id, body: { text: note }, key })
    setText('')
    announceDone(texts.noteAdded)
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
            {texts.at(note.author, exactly(note.at))}
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
