import { Box, chakra } from '@chakra-ui/react'
import { type FormEvent, useCallback, useId, useRef } from 'react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { inboxTexts } from '#content/texts/staff/inbox.ts'
import type { AnswerTemplate, EnquiryDetail } from '#contract/staff/enquiries.ts'
import type { Listing } from '#contract/staff/listing.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { Textarea } from '#ui/controls/fields.ts'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { Small } from '#ui/text/Text.tsx'
import { call } from '../data/call.ts'
import { announceDone } from '../data/undo.ts'
import { useLive } from '../data/useLive.ts'
import { useResource } from '../data/useResource.ts'
import { useSession } from '../data/useSession.ts'
import { Alert } from '../layout/Alert.tsx'
import { Choice } from '../layout/Choice.tsx'
import { answerFieldId } from './answerFieldId.ts'
import { fillTemplate } from './fillTemplate.ts'
import { Section } from './Section.tsx'
import { useAnswer } from './useAnswer.ts'

const loadTemplates = (signal: AbortSignal) => call<Listing<AnswerTemplate>>('templates', { signal })

/** Answers by email; the text is kept in this tab until the server has it, and comes back if the answer is cancelled. */
export function AnswerForm({ enquiry, reload }: { enquiry: EnquiryDetail; reload: () => void }) {
  const { address } = useSession()
  const { subject, setSubject, text, setText, keepState, setKeepState, busy, isDisabled, error, overtaken, send } =
    useAnswer(enquiry, reload)
  const keepId = useId()
  const { data: templates, reload: reloadTemplates } = useResource(useCallback(loadTemplates, []))
  useLive(['template'], reloadTemplates)
  /** The text that the last template replaced. */
  const replaced = useRef<{ by: string; subject: string; text: string }>(undefined)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send(enquiry.version)
  }
  const onTemplate = (id: string) => {
    const template = templates?.items.find((one) => one.id === id)
    if (!template) return
    const filled = fillTemplate(template.text, enquiry, address)
    // A template in place of another one leads back to what was typed before both: one arrow key chooses the next.
    const typed = replaced.current?.by === text ? replaced.current : { subject, text }
    replaced.current = { ...typed, by: filled }
    setText(filled)
    if (template.subject) setSubject(fillTemplate(template.subject, enquiry, address))
    if (!typed.text.trim()) return
    announceDone(texts.templateTaken, async () => {
      setSubject(typed.subject)
      setText(typed.text)
    })
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
            <span>{texts.keepState}</span>
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
            <Button type="submit" disabled={isDisabled}>
              {busy && <Spinner label={texts.sending} />}
              <span>{texts.send}</span>
            </Button>
          </div>
        </chakra.form>
      </Box>
    </Section>
  )
}
