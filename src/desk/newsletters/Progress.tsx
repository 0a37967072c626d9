import { Box, Grid } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { newsletterTexts as texts } from '#content/texts/staff/newsletters.ts'
import type { NewsletterItem } from '#contract/staff/newsletters.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Small } from '#ui/text/Text.tsx'
import { call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { exactly } from '../data/times.ts'
import { announceDone, announceFailure } from '../data/undo.ts'
import { Section } from '../enquiry/Section.tsx'
import { Figure } from '../layout/Figure.tsx'

/** Shown even if there is none; the others only if there is one. */
const always: ReadonlySet<string> = new Set(['recipients', 'sent', 'waiting'])
const order = ['recipients', 'sent', 'waiting', 'skipped', 'unsure', 'failed', 'bounced', 'complained'] as const
const bad: ReadonlySet<string> = new Set(['failed', 'bounced', 'complained'])

interface ProgressProps {
  newsletter: NewsletterItem
  onChange: (newsletter: NewsletterItem) => void
}

/** How far sending is, what came back, and the button that stops it. */
export function Progress({ newsletter, onChange }: ProgressProps) {
  const { id, state, counts, startedAt } = newsletter
  const [busy, setBusy] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const change = async (name: 'stopNewsletter' | 'resumeNewsletter', done: string) => {
    if (busy) return
    setBusy(true)
    try {
      const changed = await call<NewsletterItem>(name, { id })
      // Not on the button that comes instead: pressed twice in haste, Enter would take the change back.
      if (place.current?.contains(document.activeElement)) place.current.focus()
      onChange(changed)
      announceDone(done)
    } catch (reason) {
      announceFailure(errorText(reason))
    }
    setBusy(false)
  }
  return (
    <Section title={texts.progress}>
      <Grid templateColumns={{ base: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))', sm: 'repeat(4, 1fr)' }} gap="5">
        {order
          .filter((name) => always.has(name) || counts[name] > 0)
          .map((name) => (
            <Figure
              key={name}
              name={texts.counts[name]}
              value={counts[name].toLocaleString('en-IN')}
              {...(bad.has(name) && { tone: 'err' })}
            />
          ))}
      </Grid>
      {state === 'sent' && counts.recipients === 0 && <Small mt="4">{texts.nobodyLeft}</Small>}
      {startedAt !== null && <Small mt="4">{texts.startedAt(exactly(startedAt))}</Small>}
      <Box mt="5" ref={place} tabIndex={-1} outline="none">
        {state === 'sending' ? (
          <Button
            variant="line"
            size="sm"
            color="err"
            aria-disabled={busy}
            onClick={() => void change('stopNewsletter', texts.stopped)}
          >
            {texts.stop}
          </Button>
        ) : (
          state === 'stopped' &&
          counts.waiting > 0 && (
            <Button
              variant="navy"
              size="sm"
              aria-disabled={busy}
              onClick={() => void change('resumeNewsletter', texts.resumed)}
            >
              {texts.resume}
            </Button>
          )
        )}
      </Box>
    </Section>
  )
}
