import { Box, chakra } from '@chakra-ui/react'
import { type FormEvent, useCallback, useId, useRef, useState } from 'react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { inboxTexts } from '#content/texts/staff/inbox.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import type {
  AnswerTemplate,
  EnquiryAnswer,
  EnquiryConflict,
  EnquiryDetail,
  EnquiryItem,
} from '#contract/staff/enquiries.ts'
import type { Listing } from '#contract/staff/listing.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { Textarea } from '#ui/controls/fields.ts'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { Small } from '#ui/text/Text.tsx'
import { CallError, call } from '../data/call.ts'
import { useDraft } from '../data/drafts.ts'
import { errorText } from '../data/errorText.ts'
import { announceChange } from '../data/live.ts'
import { announceDone } from '../data/undo.ts'
import { useLive } from '../data/useLive.ts'
import { useResource } from '../data/useResource.ts'
import { useSession } from '../data/useSession.ts'
import { Alert } from '../layout/Alert.tsx'
import { Choice } from '../layout/Choice.tsx'
import { answerFieldId } from './answerFieldId.ts'
import { fillTemplate } from './fillTemplate.ts'
import { Section } from './Section.tsx'

const loadTemplates = (signal: AbortSignal) => call<Listing<AnswerTemplate>>('templates', { signal })

/** Answers by email; the text is kept in this tab until the server has it, and comes back if the answer is cancelled. */
export function AnswerForm({ enquiry, reload }: { enquiry: EnquiryDetail; reload: () => void }) {
  const { address } = useSession()
  const first = texts.defaultSubject(enquiry.reference)
  const [subject, setSubject] = useDraft(`subject:${enquiry.id}`, first)
  const [text, setText] = useDraft(`answer:${enquiry.id}`)
  const [keepState, setKeepState] = useState(false)
  const keepId = useId()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const [overtaken, setOvertaken] = useState<EnquiryItem>()
  const { data: templates, reload: reloadTemplates } = useResource(useCallback(loadTemplates, []))
  useLive(['template'], reloadTemplates)
  const attempt = useRef<{ of: string; key: string; version: number }>(undefined)
  const send = async (version: number) => {
    if (busy || !text.trim()) return
    setBusy(true)
    setError('')
    setOvertaken(undefined)
    const body = { subject, text, keepState }
    // The same answer keeps its key and version, so that sending it again after a lost connection sends one email.
    const of = JSON.stringify(body)
    if (attempt.current?.of !== of) attempt.current = { of, key: uuidv7(), version }
    const { key, version: answered } = attempt.current
    try {
      const answer = await call<EnquiryAnswer>('answerEnquiry', {
        id: enquiry.id,
        body: { ...body, version: answered },
        key,
      })
      attempt.current = undefined
      setText('')
      setSubject(first)
      announceDone(texts.answerWaits, async () => {
        await call('cancelAnswer', { id: answer.id })
        setSubject(body.subject)
        setText(body.text)
        announceChange({ kind: 'enquiry', id: enquiry.id, what: 'changed' })
      })
      announceChange({ kind: 'enquiry', id: enquiry.id, what: 'changed' })
      reload()
    } catch (reason) {
      if (reason instanceof CallError && reason.status === 409) {
        attempt.current = undefined
        setOvertaken((reason.body as EnquiryConflict).theirs)
        reload()
      } else setError(errorText(reason))
    }
    setBusy(false)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send(enquiry.version)
  }
  const onTemplate = (id: string) => {
    const template = templates?.items.find((one) => one.id === id)
    if (!template) return
    setText(fillTemplate(template.text, enquiry, address))
    if (template.subject) setSubject(fillTemplate(template.subject, enquiry, address))
  }
  if (!enquiry.canAnswer) {
    return (
      <Section title={texts.answer}>
        <Small>{texts.noAddress}</Small>
      </Section>
    )
  }
  return (
    <Section title={texts.answer}>
      <Box maxW="measure" data-screen="">
        <chakra.form display="grid" gap="4" onSubmit={onSubmit}>
          {templates && templates.items.length > 0 && (
            <Choice
              labelled
              label={texts.template}
              value=""
              options={[
                { value: '', text: texts.noTemplate },
                ...templates.items.map(({ id, name }) => ({ value: id, text: name })),
              ]}
              onChoose={onTemplate}
            />
          )}
          <LabelledField
            label={texts.subject}
            required
            maxLength={200}
            value={subject}
            onChange={(event) => setSubject(event.currentTarget.value)}
          />
          <Box>
            <chakra.label htmlFor={answerFieldId} display="block" textStyle="label" mb="2">
              {texts.body}
            </chakra.label>
            <Textarea
              id={answerFieldId}
              rows={9}
              maxLength={100_000}
              resize="vertical"
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
            <Small mt="2" textStyle="meta">
              {texts.quotationHint}
            </Small>
          </Box>
          <chakra.label htmlFor={keepId} display="flex" alignItems="center" gap="3" minH="touch" textStyle="ui">
            <Checkbox id={keepId} checked={keepState} onChange={(event) => setKeepState(event.currentTarget.checked)} />
            {texts.keepState}
          </chakra.label>
          {error && <Alert text={error} />}
          {overtaken && (
            <Alert text={texts.overtaken(inboxTexts.states[overtaken.state])}>
              <Button variant="line" size="sm" disabled={busy} onClick={() => void send(overtaken.version)}>
                {texts.sendAnyway}
              </Button>
            </Alert>
          )}
          <div>
            <Button type="submit" disabled={busy || !text.trim()}>
              {busy && <Spinner label={texts.sending} />}
              {texts.send}
            </Button>
          </div>
        </chakra.form>
      </Box>
    </Section>
  )
}
