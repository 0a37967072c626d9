import { useState } from 'react'
import { newsletterTexts as texts } from '#content/texts/staff/newsletters.ts'
import type { NewsletterItem } from '#contract/staff/newsletters.ts'
import { Button } from '#ui/controls/Button.tsx'
import { exactly } from '../data/times.ts'
import { Alert } from '../layout/Alert.tsx'
import { NewsletterForm } from './NewsletterForm.tsx'
import { NewsletterPreview } from './NewsletterPreview.tsx'
import { SendPanel } from './SendPanel.tsx'

interface DraftEditorProps {
  /** As it is stored now. */
  newsletter: NewsletterItem
  onChange: (newsletter: NewsletterItem) => void
}

/**
 * A draft in work: its words, how the email will look, and sending it. The form goes on from the version that it was opened
 * with, so that a colleague's change in the meantime is a conflict and is not overwritten.
 */
export function DraftEditor({ newsletter, onChange }: DraftEditorProps) {
  const [opened, setOpened] = useState(newsletter)
  const [isDirty, setDirty] = useState(false)
  // Counts how often the form was filled anew with a colleague's words.
  const [refilled, setRefilled] = useState(0)
  const take = (item: NewsletterItem) => {
    setOpened(item)
    onChange(item)
  }
  const takeTheirs = (item: NewsletterItem) => {
    take(item)
    setDirty(false)
    setRefilled(refilled + 1)
  }
  return (
    <>
      {newsletter.version > opened.version && !isDirty && (
        // Not taken over unasked: who is about to send would send words that nobody has read.
        <Alert text={texts.conflict}>
          <Button variant="line" size="sm" onClick={() => takeTheirs(newsletter)}>
            {texts.useTheirs}
          </Button>
        </Alert>
      )}
      {newsletter.sendAt !== null && <Alert text={texts.missed(exactly(newsletter.sendAt))} />}
      <NewsletterForm key={refilled} newsletter={opened} onDirty={setDirty} onSaved={take} onTheirs={takeTheirs} />
      <NewsletterPreview key={`preview ${opened.version}`} id={opened.id} />
      <SendPanel newsletter={opened} isDirty={isDirty} onSent={onChange} />
    </>
  )
}
