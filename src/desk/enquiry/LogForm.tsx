import { chakra, Flex } from '@chakra-ui/react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { inboxTexts } from '#content/texts/staff/inbox.ts'
import type { EnquiryDetail } from '#contract/staff/enquiries.ts'
import type { NewMessage } from '#contract/staff/messages.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Textarea } from '#ui/controls/fields.ts'
import { call } from '../data/call.ts'
import { fillField, readDraft, useDraft } from '../data/drafts.ts'
import { announceChange } from '../data/live.ts'
import { announceDone } from '../data/undo.ts'
import { useSubmit } from '../data/useSubmit.ts'
import { Alert } from '../layout/Alert.tsx'
import { Choice } from '../layout/Choice.tsx'
import { composerFieldId, focusComposer } from './composerMode.ts'
import { isSendKey } from './sendKey.ts'

const channels = ['phone', 'whatsApp', 'visit', 'mail'] as const
const directions = ['in', 'out'] as const
const states = ['inProgress', 'waiting', 'answered', 'closed'] as const

/** Choices of an entry, beside its words. */
type LogChoice = Pick<NewMessage, 'channel' | 'direction'> & { state: '' | (typeof states)[number] }
const usual: LogChoice = { channel: 'phone', direction: 'in', state: '' }

/** Opens the entry of a call or chat that the office begins now. One that is half written keeps its choices. */
export function beginLog(id: string, channel: LogChoice['channel']): void {
  if (!readDraft(`log:${id}`))
    fillField(`logged:${id}`, JSON.stringify({ ...usual, channel, direction: 'out' } satisfies LogChoice))
  focusComposer('log')
}

interface LogFormProps {
  enquiry: EnquiryDetail
  reload: () => void
}

/** Enters a call, chat, visit or email that the workplace did not see, so that the conversation is whole. */
export function LogForm({ enquiry, reload }: LogFormProps) {
  const { id } = enquiry
  const draft = `log:${id}`
  const [text, setText, clear] = useDraft(draft)
  const [kept, setKept, clearKept] = useDraft(`logged:${id}`)
  const choice: LogChoice = kept ? (JSON.parse(kept) as LogChoice) : usual
  const choose = (next: Partial<LogChoice>) => setKept(JSON.stringify({ ...choice, ...next }))
  const { state, ...rest } = choice
  const body = { ...rest, text, ...(state && { state }) }
  // With its choices: another channel under the same key would be refused once the server has the entry.
  const { onSubmit, isDisabled, error } = useSubmit(draft, text.trim() && JSON.stringify(body), async (_, key) => {
    await call('addMessage', { id, body, key })
    clear(text)
    clearKept(kept)
    announceDone(texts.logged)
    announceChange({ kind: 'enquiry', id, what: 'changed' })
    reload()
  })
  return (
    <chakra.form display="grid" gap="2" onSubmit={onSubmit}>
      <Flex wrap="wrap" gap="2">
        <Choice
          label={texts.channel}
          value={choice.channel}
          options={channels.map((channel) => ({ value: channel, text: texts.channels[channel] }))}
          onChoose={(channel) => choose({ channel: channel as LogChoice['channel'] })}
        />
        <Choice
          label={texts.direction}
          value={choice.direction}
          options={directions.map((direction) => ({ value: direction, text: texts.directions[direction] }))}
          onChoose={(direction) => choose({ direction: direction as LogChoice['direction'] })}
        />
        <Choice
          label={texts.stateAfter}
          value={choice.state}
          options={[
            { value: '', text: texts.stateAfter },
            ...states.map((state) => ({ value: state, text: inboxTexts.states[state] })),
          ]}
          onChoose={(state) => choose({ state: state as LogChoice['state'] })}
        />
      </Flex>
      <chakra.label htmlFor={composerFieldId('log')} className="unseen">
        {texts.logText}
      </chakra.label>
      <Textarea
        id={composerFieldId('log')}
        rows={3}
        minH="touch"
        py="2"
        fontSize="1rem"
        maxLength={20_000}
        placeholder={texts.logText}
        resize="vertical"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => isSendKey(event) && onSubmit(event)}
      />
      {error && <Alert text={error} />}
      <div>
        <Button type="submit" variant="navy" size="sm" disabled={isDisabled}>
          {texts.addLog}
        </Button>
      </div>
    </chakra.form>
  )
}
