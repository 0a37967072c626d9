import { Box, chakra, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { inboxTexts } from '#content/texts/staff/inbox.ts'
import { conflictTexts as texts } from '#content/texts/staff/people.ts'
import {
  type ConflictCheck,
  type ConflictHits,
  type ConflictResult,
  conflictResults,
  type PersonDetail,
} from '#contract/staff/people.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { Small } from '#ui/text/Text.tsx'
import { beginAttempt, endAttempt } from '../data/attempts.ts'
import { call } from '../data/call.ts'
import { useDraft } from '../data/drafts.ts'
import { errorText } from '../data/errorText.ts'
import { announceChange } from '../data/live.ts'
import { memberName } from '../data/members.ts'
import { exactly } from '../data/times.ts'
import { announceDone } from '../data/undo.ts'
import { useFailure } from '../data/useFailure.ts'
import { Section } from '../enquiry/Section.tsx'
import { Alert } from '../layout/Alert.tsx'
import { Choice } from '../layout/Choice.tsx'
import { List, Quiet } from './personList.ts'

/** Looks for a conflict of interest with everybody else's enquiries, and keeps the answer with the newest enquiry. */
export function ConflictCheckForm({ person }: { person: PersonDetail }) {
  const enquiryId = person.enquiries[0]?.id ?? ''
  const draft = `conflict:${enquiryId}`
  const [parties, setParties, clearParties] = useDraft(`${draft}:parties`)
  const [property, setProperty, clearProperty] = useDraft(`${draft}:property`)
  const [note, setNote, clearNote] = useDraft(`${draft}:note`)
  const [result, setResult] = useState<ConflictResult>('clear')
  const [found, setFound] = useState<ConflictHits & { by: string }>()
  // Those that other words found are none: they may have been typed since, before the answer came, or in another tab.
  const words = JSON.stringify({ parties, property })
  const hits = found?.by === words ? found.items : undefined
  const [busy, setBusy] = useState(false)
  const [error, setError] = useFailure()
  const run = async (work: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    setError('')
    try {
      await work()
    } catch (reason) {
      setError(errorText(reason))
    }
    setBusy(false)
  }
  const look = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      const body = { parties, property }
      const { items } = await call<ConflictHits>('searchConflicts', { id: enquiryId, body })
      setFound({ by: words, items })
      setResult(items.length === 0 ? 'clear' : 'unsure')
    })
  }
  const keep = () =>
    run(async () => {
      const body = { parties, property, found: hits?.length ?? 0, result, note }
      const attempt = beginAttempt(draft, JSON.stringify(body))
      await call<ConflictCheck>('addConflictCheck', { id: enquiryId, body, key: attempt.key })
      endAttempt(draft, attempt)
      for (const [clear, text] of [
        [clearParties, parties],
        [clearProperty, property],
        [clearNote, note],
      ] as const)
        clear(text)
      setFound(undefined)
      announceDone(texts.kept)
      announceChange({ kind: 'enquiry', id: enquiryId, what: 'changed' })
    })
  return (
    <Section title={texts.title}>
      <Small mb="3">{texts.text}</Small>
      <chakra.form display="grid" gap="3" maxW="measure" onSubmit={look}>
        <TextField label={texts.parties} hint={texts.partiesHint} most={300} value={parties} onText={setParties} />
        <TextField label={texts.property} most={300} value={property} onText={setProperty} />
        <div>
          <Button type="submit" variant="line" size="sm" disabled={busy || !(parties.trim() || property.trim())}>
            {texts.search}
          </Button>
        </div>
      </chakra.form>
      {error && <Alert text={error} />}
      <Box role="status" mt="3">
        {hits && <Small>{hits.length === 0 ? texts.none : texts.found(hits.length)}</Small>}
      </Box>
      {hits && (
        <>
          <List>
            {hits.map(({ enquiry, because }) => (
              <li key={enquiry.id}>
                <Link to="/enquiries/$id" params={{ id: enquiry.id }}>
                  <bdi>{enquiry.name || enquiry.email || inboxTexts.noName}</bdi>
                </Link>
                <Quiet>{`${texts.names(because.join(', '))}; ${exactly(enquiry.receivedAt)}`}</Quiet>
              </li>
            ))}
          </List>
          <Flex align="end" gap="3" wrap="wrap" mt="3">
            <Choice
              labelled
              label={texts.result}
              value={result}
              options={conflictResults.map((one) => ({ value: one, text: texts.results[one] }))}
              onChoose={(one) => setResult(one as ConflictResult)}
            />
            <Box flex="1 1 14rem" minW="0">
              <TextField label={texts.note} most={2000} value={note} onText={setNote} />
            </Box>
            <Button variant="navy" size="sm" disabled={busy} onClick={() => void keep()}>
              {texts.keep}
            </Button>
          </Flex>
        </>
      )}
      {person.checks.length > 0 && (
        <Box mt="5">
          <Box textStyle="label">{texts.checks}</Box>
          <List>
            {person.checks.map((check) => (
              <li key={check.id}>
                <Box fontWeight="semibold">{texts.results[check.result]}</Box>
                <bdi>{texts.about(check.parties, check.property, check.found)}</bdi>
                {check.note && <Box>{check.note}</Box>}
                <Quiet>{texts.by(memberName(check.by), exactly(check.at))}</Quiet>
              </li>
            ))}
          </List>
        </Box>
      )}
    </Section>
  )
}

interface TextFieldProps {
  label: string
  hint?: string
  most: number
  value: string
  onText: (text: string) => void
}

function TextField({ label, hint, most, value, onText }: TextFieldProps) {
  const hintId = useId()
  return (
    <Box>
      <LabelledField
        label={label}
        aria-describedby={hint && hintId}
        dir="auto"
        autoComplete="off"
        maxLength={most}
        fontSize="1rem"
        value={value}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      {hint && (
        <Small id={hintId} textStyle="meta" mt="1">
          {hint}
        </Small>
      )}
    </Box>
  )
}
