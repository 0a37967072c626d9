import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { bookCall } from '#content/site.ts'
import { officeTexts as texts } from '#content/texts/staff/office.ts'
import { type CallSettings, callMinutes, officeZone } from '#contract/staff/calls.ts'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { Small } from '#ui/text/Text.tsx'
import { Choice } from '../layout/Choice.tsx'

/** The settings of calls as they are typed; `isOn` without them is as good as none. */
export interface CallDraft extends Omit<CallSettings, 'hours'> {
  isOn: boolean
  hours: string
}

/** The settings as the form begins with them. */
export function callDraft(calls: CallSettings | undefined): CallDraft {
  const {
    hours = [{ from: '10:00', to: '13:00' }],
    minutes = 30,
    zone = officeZone,
    isOffered = false,
    isOnSite = false,
  } = calls ?? {}
  return {
    isOn: calls !== undefined,
    hours: hours.map(({ from, to }) => `${from}-${to}`).join('\n'),
    minutes,
    zone,
    isOffered,
    isOnSite,
  }
}

interface OfficeCallsProps {
  disabled: boolean
  draft: CallDraft
  onChange: (draft: CallDraft) => void
}

/** When the office takes calls that clients choose, and how they hear of it. */
export function OfficeCalls({ disabled, draft, onChange }: OfficeCallsProps) {
  return (
    <chakra.fieldset border="0" m="0" p="0" minW="0" disabled={disabled} display="grid" gap="3">
      <chakra.legend textStyle="label" mb="2">
        {texts.calls}
      </chakra.legend>
      <Tick text={texts.callsOn} checked={draft.isOn} onChange={(isOn) => onChange({ ...draft, isOn })} />
      <Small textStyle="meta">{texts.callsHint}</Small>
      {draft.isOn && (
        <>
          <div>
            <LabelledField
              label={texts.callHours}
              rows={3}
              value={draft.hours}
              onChange={({ currentTarget }) => onChange({ ...draft, hours: currentTarget.value })}
            />
            <Small mt="2" textStyle="meta">
              {texts.callHoursHint}
            </Small>
          </div>
          <Choice
            labelled
            label={texts.callMinutes}
            value={String(draft.minutes)}
            options={callMinutes.map((one) => ({ value: String(one), text: texts.minutes(one) }))}
            onChoose={(chosen) =>
              onChange({ ...draft, minutes: callMinutes.find((one) => String(one) === chosen) ?? 30 })
            }
          />
          <div>
            <LabelledField
              label={texts.callZone}
              required
              maxLength={50}
              value={draft.zone}
              onChange={({ currentTarget }) => onChange({ ...draft, zone: currentTarget.value })}
            />
            <Small mt="2" textStyle="meta">
              {texts.callZoneHint}
            </Small>
          </div>
          <Tick
            text={texts.callsOffered}
            checked={draft.isOffered}
            onChange={(isOffered) => onChange({ ...draft, isOffered })}
          />
          <Tick
            text={texts.callsOnSite}
            checked={draft.isOnSite ?? false}
            onChange={(isOnSite) => onChange({ ...draft, isOnSite })}
          />
          <Small textStyle="meta">{bookCall === 'times' ? texts.callsOnSiteHint : texts.callsNotOnSite}</Small>
        </>
      )}
    </chakra.fieldset>
  )
}

interface TickProps {
  text: string
  checked: boolean
  onChange: (checked: boolean) => void
}

function Tick({ text, checked, onChange }: TickProps) {
  const id = useId()
  return (
    <chakra.label htmlFor={id} display="flex" alignItems="center" gap="3" minH="touch" textStyle="ui">
      <Checkbox id={id} checked={checked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <span>{text}</span>
    </chakra.label>
  )
}
