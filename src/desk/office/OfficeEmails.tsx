import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { officeTexts as texts } from '#content/texts/staff/office.ts'
import type { OfficeAnswer } from '#contract/staff/messages.ts'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { Small } from '#ui/text/Text.tsx'
import { Choice } from '../layout/Choice.tsx'

type Emails = OfficeAnswer['defaults']['emails']
type Digest = OfficeAnswer['defaults']['digest']

interface OfficeEmailsProps {
  disabled: boolean
  emails: Emails
  onEmails: (emails: Emails) => void
  /** Whether the figures of each month come, too. */
  summary: boolean
  onSummary: (summary: boolean) => void
  /** Absent: as the server is set. */
  digest: Digest | undefined
  bySettings: Digest
  onDigest: (digest: Digest | undefined) => void
}

/** The emails that the office's own mailbox gets, and what becomes of many at once. */
export function OfficeEmails({
  disabled,
  emails,
  onEmails,
  summary,
  onSummary,
  digest,
  bySettings,
  onDigest,
}: OfficeEmailsProps) {
  const id = useId()
  const tick = (kind: keyof Emails, text: string) => {
    return { kind, text, checked: emails[kind], onTick: (value: boolean) => onEmails({ ...emails, [kind]: value }) }
  }
  const ticks = [
    tick('enquiries', texts.ofEnquiries),
    tick('comments', texts.ofComments),
    { kind: 'summary', text: texts.summary, checked: summary, onTick: onSummary },
  ]
  const value = digest === undefined ? 'server' : digest ? 'own' : 'off'
  const choose = (chosen: string) =>
    onDigest(chosen === 'server' ? undefined : chosen === 'own' && (bySettings || { count: 10, minutes: 10 }))
  const ofServer = bySettings ? texts.digestValue(bySettings.count, bySettings.minutes) : texts.digestOff
  return (
    <chakra.fieldset border="0" m="0" p="0" minW="0" disabled={disabled} display="grid" gap="3">
      <chakra.legend textStyle="label" mb="2">
        {texts.emails}
      </chakra.legend>
      {ticks.map(({ kind, text, checked, onTick }) => (
        <chakra.label
          key={kind}
          htmlFor={`${id}-${kind}`}
          display="flex"
          alignItems="center"
          gap="3"
          minH="touch"
          textStyle="ui"
        >
          <Checkbox
            id={`${id}-${kind}`}
            checked={checked}
            onChange={({ currentTarget }) => onTick(currentTarget.checked)}
          />
          <span>{text}</span>
        </chakra.label>
      ))}
      <Small textStyle="meta">{texts.emailsHint}</Small>
      <Choice
        labelled
        label={texts.digest}
        value={value}
        options={[
          { value: 'server', text: texts.digestChoices.server },
          { value: 'off', text: texts.digestChoices.off },
          { value: 'own', text: texts.digestChoices.own },
        ]}
        onChoose={choose}
      />
      {digest && (
        <>
          <LabelledField
            label={texts.digestCount}
            type="number"
            required
            min={1}
            max={1000}
            value={digest.count || ''}
            onChange={({ currentTarget }) => onDigest({ ...digest, count: currentTarget.valueAsNumber || 0 })}
          />
          <LabelledField
            label={texts.digestMinutes}
            type="number"
            required
            min={1}
            max={1440}
            value={digest.minutes || ''}
            onChange={({ currentTarget }) => onDigest({ ...digest, minutes: currentTarget.valueAsNumber || 0 })}
          />
        </>
      )}
      <Small textStyle="meta">{texts.digestHint(ofServer)}</Small>
    </chakra.fieldset>
  )
}
