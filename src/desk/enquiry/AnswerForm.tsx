import { Box, chakra, Flex } from '@chakra-ui/react'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import type { EnquiryDetail } from '#contract/staff/enquiries.ts'
import type { AnswerTemplate } from '#contract/staff/templates.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { Input, Textarea } from '#ui/controls/fields.ts'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { Small } from '#ui/text/Text.tsx'
import { readDraft } from '../data/drafts.ts'
import { announceDone } from '../data/undo.ts'
import { useSession } from '../data/useSession.ts'
import { useInboxMoves } from '../inbox/inboxMoves.ts'
import { Alert } from '../layout/Alert.tsx'
import { AnswerClash } from './AnswerClash.tsx'
import { CallLinkButton } from './CallLinkButton.tsx'
import { composerFieldId } from './composerMode.ts'
import { FileField } from './FileField.tsx'
import { fillTemplate, leftToFill } from './fillTemplate.ts'
import { News } from './News.tsx'
import { headingId } from './openEnquiry.ts'
import { SignatureField } from './SignatureField.tsx'
import { isSendKey } from './sendKey.ts'
import { optionId, TemplateList } from './TemplateList.tsx'
import { forEnquiry } from './templateOrder.ts'
import { useAnswer } from './useAnswer.ts'
import { useSlash } from './useSlash.ts'
import { useTemplates } from './useTemplates.ts'

interface AnswerFormProps {
  enquiry: EnquiryDetail
  reload: () => void
  isOpen: boolean
}

/** Answers by email; the text is kept until the server has it, and comes back if the answer is cancelled. */
export function AnswerForm({ enquiry, reload, isOpen }: AnswerFormProps) {
  const { address } = useSession()
  const answer = useAnswer(enquiry, reload)
  const { subject, setSubject, text, setText, busy, isDisabled, send } = answer
  const { openNext } = useInboxMoves()
  const field = useRef<HTMLTextAreaElement>(null)
  const ids = { subject: useId(), keep: useId(), list: useId() }
  const templates = forEnquiry(useTemplates(), enquiry)
  /** Names that are left to fill in, once somebody wanted to send it. */
  const [unfilled, setUnfilled] = useState<string[]>([])

  const insert = (template: AnswerTemplate, from: number, to: number) => {
    const typed = { subject, text }
    const made = template.subject ? fillTemplate(template.subject, enquiry, address) : subject
    const filled = fillTemplate(template.text, enquiry, address)
    const next = text.slice(0, from) + filled + text.slice(to)
    flushSync(() => setText(next))
    field.current?.setSelectionRange(from + filled.length, from + filled.length)
    if (template.subject) setSubject(made)
    if (!typed.text.replace(/\/\S*/, '').trim()) return
    announceDone(texts.templateTaken, async () => {
      // Written on since, or sent: what was typed then is not in the text from before.
      if (readDraft(`answer:${enquiry.id}`) !== next) return texts.templateStays
      if ((readDraft(`subject:${enquiry.id}`) || made) === made) setSubject(typed.subject)
      setText(typed.text)
    })
  }
  const slash = useSlash(field, templates, insert)
  const submit = async (andNext = false, asItIs = false) => {
    const left = leftToFill(`${subject}\n${text}`)
    setUnfilled(asItIs ? [] : left)
    if (left.length > 0 && !asItIs) return
    if (!(await send())) return
    // Not away from another enquiry that was opened while the server took its time.
    if (andNext) return field.current ? openNext() : undefined
    // The keys of the list work again, unless somebody went on writing.
    if (field.current?.value === '') document.getElementById(headingId)?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    slash.onKeyDown(event)
    if (event.defaultPrevented || !isSendKey(event)) return
    event.preventDefault()
    void submit(event.shiftKey)
  }
  /** The button does what typing a slash does, for those who do not know it or have no keyboard. */
  const offerTemplates = () => {
    const { current } = field
    if (!current) return
    const at = current.selectionStart
    const before = text.slice(0, at)
    const mark = /\S$/.test(before) ? ' /' : '/'
    flushSync(() => setText(before + mark + text.slice(at)))
    current.focus()
    current.setSelectionRange(at + mark.length, at + mark.length)
    slash.onMove()
  }
  return (
    <chakra.form
      display="grid"
      gap="2"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      {isOpen && (
        <Flex align="center" gap="2">
          <chakra.label htmlFor={ids.subject} textStyle="label" flex="none">
            {texts.subject}
          </chakra.label>
          <Input
            id={ids.subject}
            required
            maxLength={200}
            minH="touch"
            py="1"
            px="3"
            fontSize="1rem"
            value={subject}
            onChange={(event) => setSubject(event.currentTarget.value)}
          />
        </Flex>
      )}
      <Box>
        <chakra.label htmlFor={composerFieldId('answer')} className="unseen">
          {texts.body}
        </chakra.label>
        {slash.found.length > 0 && <TemplateList id={ids.list} found={slash.found} at={slash.at} onTake={slash.take} />}
        {/* Large text on a narrow phone: the button would leave the field a letter's width. */}
        <Flex gap="2" align="center" wrap="wrap">
          <Textarea
            ref={field}
            flex="1 1 6rem"
            id={composerFieldId('answer')}
            rows={isOpen ? 6 : 1}
            minH="touch"
            py="2"
            fontSize="1rem"
            maxLength={100_000}
            placeholder={texts.greeting}
            resize={isOpen ? 'vertical' : 'none'}
            css={{ '@media (max-height: 500px)': { maxHeight: '5.5rem' } }}
            aria-autocomplete="list"
            {...(slash.found.length > 0 && {
              'aria-controls': ids.list,
              'aria-activedescendant': optionId(ids.list, slash.at),
            })}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value)
              setUnfilled([])
              slash.onMove()
            }}
            onSelect={slash.onMove}
            onKeyDown={onKeyDown}
          />
          {!isOpen && templates.length > 0 && (
            <Button
              variant="plain"
              size="sm"
              flex="none"
              // The focus would open the form, and the button be gone before the press is a click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={offerTemplates}
            >
              {texts.templates}
            </Button>
          )}
        </Flex>
      </Box>
      {isOpen && answer.signature !== '' && !answer.isSignedByHand && (
        <SignatureField signature={answer.signature} isSigned={answer.isSigned} onChange={answer.setSigned} />
      )}
      {isOpen && (
        <FileField
          files={answer.files.files}
          busy={answer.files.busy}
          onAdd={(chosen) => void answer.files.add(chosen)}
          onRemove={(file) => void answer.files.remove(file)}
        />
      )}
      {answer.files.error && <Alert text={answer.files.error} />}
      {answer.error && <Alert text={answer.error} />}
      {unfilled.length > 0 && (
        <Alert text={texts.unfilled(unfilled.join(', '))}>
          <Button variant="line" size="sm" disabled={busy} onClick={() => void submit(false, true)}>
            {texts.sendAsItIs}
          </Button>
        </Alert>
      )}
      {isOpen && (
        <>
          <News news={answer.news} />
          <Flex align="center" wrap="wrap" gap="2">
            <Button type="submit" size="sm" disabled={isDisabled}>
              {busy && <Spinner label={texts.sending} />}
              <span>{texts.send}</span>
            </Button>
            <Button variant="line" size="sm" color="link" disabled={isDisabled} onClick={() => void submit(true)}>
              {texts.sendAndNext}
            </Button>
            <CallLinkButton
              enquiry={enquiry}
              onInsert={(link) => {
                const typed = (field.current?.value ?? text).trimEnd()
                setText(`${typed}${typed && '\n\n'}${link}\n`)
              }}
            />
            {templates.length > 0 && (
              <Button variant="plain" size="sm" onClick={offerTemplates}>
                {texts.templates}
              </Button>
            )}
            <chakra.label htmlFor={ids.keep} display="flex" alignItems="center" gap="2" minH="touch" textStyle="meta">
              <Checkbox
                id={ids.keep}
                checked={answer.keepState}
                onChange={(event) => answer.setKeepState(event.currentTarget.checked)}
              />
              <span>{texts.keepState}</span>
            </chakra.label>
          </Flex>
          <Small textStyle="meta">{texts.quotationHint}</Small>
        </>
      )}
      {answer.overtaken && (
        <AnswerClash
          enquiry={enquiry}
          theirs={answer.overtaken}
          news={answer.news}
          text={text}
          onClose={answer.keepText}
          onSend={(version) => void send(version)}
        />
      )}
    </chakra.form>
  )
}
