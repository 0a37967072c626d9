import { Box } from '@chakra-ui/react'
import { type FormEvent, useRef, useState } from 'react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import type { EnquiryDetail } from '#contract/staff/enquiries.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { Small } from '#ui/text/Text.tsx'
import { call } from '../data/call.ts'
import { useDraft } from '../data/drafts.ts'
import { errorText } from '../data/errorText.ts'
import { exactly } from '../data/times.ts'
import { announceDone } from '../data/undo.ts'
import { Alert } from '../layout/Alert.tsx'
import { Section } from './Section.tsx'

/** What staff wrote for each other about an enquiry. */
export function Notes({ enquiry, reload }: { enquiry: EnquiryDetail; reload: () => void }) {
  const [text, setText] = useDraft(`note:${enquiry.id}`)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  // The same text keeps its key, so that a repeated press has one effect.
  const key = useRef({ text: '', key: '' })
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !text.trim()) return
    setBusy(true)
    setError('')
    if (key.current.text !== text) key.current = { text, key: uuidv7() }
    try {
      await call('addNote', { id: enquiry.id, body: { text }, key: key.current.key })
      setText('')
      announceDone(texts.noteAdded)
      reload()
    } catch (reason) {
      setError(errorText(reason))
    }
    setBusy(false)
  }
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
        <form onSubmit={(event) => void onSubmit(event)}>
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
          <Button type="submit" variant="navy" size="sm" mt="3" disabled={busy || !text.trim()}>
            {texts.addNote}
          </Button>
        </form>
      </Box>
    </Section>
  )
}
