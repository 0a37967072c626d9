import { chakra, Flex } from '@chakra-ui/react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { officeTexts as texts } from '#content/texts/staff/office.ts'
import type { OfficeAnswer, OfficeSettings } from '#contract/staff/messages.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { Small } from '#ui/text/Text.tsx'
import { CallError, call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { announceDone } from '../data/undo.ts'
import { useFailure } from '../data/useFailure.ts'
import { useSession } from '../data/useSession.ts'
import { Alert } from '../layout/Alert.tsx'
import { daysIn } from './daysIn.ts'
import { hoursIn } from './hoursIn.ts'
import { callDraft, OfficeCalls } from './OfficeCalls.tsx'
import { OfficeEmails } from './OfficeEmails.tsx'

/** From Monday, as calendars of offices are read; 0 is Sunday. */
const week = [1, 2, 3, 4, 5, 6, 0] as const

interface OfficeFormProps {
  /** The form was filled with them. */
  settings: OfficeAnswer
  /** As they are now: other values may have been saved in another tab. */
  stored: OfficeAnswer
  onTyped: () => void
  /** Takes over what a colleague has saved; what is typed stays, and goes in its place if it is saved once more. */
  onConflict: (theirs: OfficeSettings) => void
  /** The form goes on from `saved` if something was typed since it was sent; otherwise it is filled anew. */
  onSaved: (saved: OfficeSettings, isTypedSince: boolean) => void
  /** They are as before again. What is typed stays. */
  onUndone: () => void
}

/** Days, promise and emails of the office. Others than owners read it. */
export function OfficeForm({ settings, stored, onTyped, onConflict, onSaved, onUndone }: OfficeFormProps) {
  const { may } = useSession()
  const mayNot = !may('saveOffice')
  const [days, setDays] = useState<readonly number[]>(settings.days)
  const [holidays, setHolidays] = useState(settings.holidays.join('\n'))
  const [acknowledges, setAcknowledges] = useState(settings.acknowledges)
  const [hours, setHours] = useState(settings.answerHours?.toString() ?? '')
  const [digest, setDigest] = useState(settings.digest)
  const [emails, setEmails] = useState(settings.emails ?? settings.defaults.emails)
  const [version, setVersion] = useState(settings.version)
  const [calls, setCalls] = useState(() => callDraft(settings.calls))
  const [summary, setSummary] = useState(settings.summary)
  const [busy, setBusy] = useState(false)
  const isTypedSince = useRef(false)
  const [error, setError] = useFailure()
  const ids = { week: useId(), acknowledges: useId() }
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const { found, unread } = daysIn(holidays)
    if (days.length === 0) return setError(texts.noDays)
    if (unread) return setError(texts.unreadDay(unread))
    const { isOn, minutes, zone, isOffered, isOnSite } = calls
    const spans = hoursIn(calls.hours)
    if (isOn && spans.unread) return setError(texts.unreadHours(spans.unread))
    if (isOn && spans.found.length === 0) return setError(texts.noHours)
    if (busy || mayNot) return
    setBusy(true)
    setError('')
    isTypedSince.current = false
    try {
      const typed: Omit<OfficeSettings, 'version'> = {
        days: [...days],
        holidays: found,
        acknowledges,
        answerHours: hours === '' ? undefined : Number(hours),
        digest,
        emails,
        summary,
        calls: isOn ? { hours: spans.found, minutes, zone: zone.trim(), isOffered, isOnSite } : undefined,
      }
      const body = { ...changedSettings(settings, stored, typed), version }
      const saved = await call<OfficeSettings>('saveOffice', { body })
      announceDone(texts.saved, async () => {
        const { defaults: _, ...before } = stored
        await call('saveOffice', { body: { ...before, version: saved.version } })
        onUndone()
      })
      setVersion(saved.version)
      onSaved(saved, isTypedSince.current)
    } catch (reason) {
      const theirs = reason instanceof CallError && reason.status === 409 ? (reason.body as OfficeSettings) : undefined
      if (theirs) {
        setVersion(theirs.version)
        onConflict(theirs)
      }
      setError(theirs ? texts.conflict : errorText(reason))
    }
    setBusy(false)
  }
  return (
    <chakra.form
      display="grid"
      gap="6"
      maxW="measure"
      onChange={() => {
        isTypedSince.current = true
        onTyped()
      }}
      onSubmit={(event: FormEvent) => void onSubmit(event)}
    >
      <chakra.fieldset border="0" m="0" p="0" disabled={mayNot}>
        <chakra.legend textStyle="label" mb="2">
          {texts.days}
        </chakra.legend>
        <Flex wrap="wrap" columnGap="5">
          {week.map((day) => (
            <chakra.label
              key={day}
              htmlFor={`${ids.week}-${day}`}
              display="flex"
              alignItems="center"
              gap="2"
              minH="touch"
              textStyle="ui"
            >
              <Checkbox
                id={`${ids.week}-${day}`}
                checked={days.includes(day)}
                onChange={({ currentTarget }) =>
                  setDays(currentTarget.checked ? [...days, day].sort() : days.filter((one) => one !== day))
                }
              />
              <span>{texts.dayNames[day]}</span>
            </chakra.label>
          ))}
        </Flex>
        <Small textStyle="meta">{texts.daysHint}</Small>
      </chakra.fieldset>
      <div>
        <LabelledField
          label={texts.holidays}
          rows={8}
          disabled={mayNot}
          value={holidays}
          onChange={({ currentTarget }) => setHolidays(currentTarget.value)}
        />
        <Small mt="2" textStyle="meta">
          {texts.holidaysHint}
        </Small>
      </div>
      <div>
        <LabelledField
          label={texts.promise}
          type="number"
          min={1}
          max={400}
          inputMode="numeric"
          disabled={mayNot}
          placeholder={String(settings.defaults.answerHours)}
          value={hours}
          onChange={({ currentTarget }) => setHours(currentTarget.value)}
        />
        <Small mt="2" textStyle="meta">
          {texts.promiseHint(hours === '' ? texts.byProgram(String(settings.defaults.answerHours)) : texts.setHere)}
        </Small>
      </div>
      <chakra.label htmlFor={ids.acknowledges} display="flex" alignItems="center" gap="3" minH="touch" textStyle="ui">
        <Checkbox
          id={ids.acknowledges}
          disabled={mayNot}
          checked={acknowledges}
          onChange={({ currentTarget }) => setAcknowledges(currentTarget.checked)}
        />
        <span>{texts.acknowledges}</span>
      </chakra.label>
      <OfficeCalls disabled={mayNot} draft={calls} onChange={setCalls} />
      <OfficeEmails
        disabled={mayNot}
        emails={emails}
        onEmails={setEmails}
        summary={summary ?? true}
        onSummary={setSummary}
        digest={digest}
        bySettings={settings.defaults.digest}
        onDigest={setDigest}
      />
      {error && <Alert text={error} />}
      {mayNot ? (
        <Small>{texts.ownerOnly}</Small>
      ) : (
        <div>
          <Button type="submit" size="sm" disabled={busy}>
            {texts.save}
          </Button>
        </div>
      )}
    </chakra.form>
  )
}

type Settings = Omit<OfficeSettings, 'version'>

/**
 * The settings that a form saves which was filled with `before`: the values that were changed in it, and for the others those that are
 * stored by now.
 */
function changedSettings(before: OfficeAnswer, stored: OfficeAnswer, typed: Settings): Settings {
  const shown: Settings = { ...before, emails: before.emails ?? before.defaults.emails }
  const isChanged = (name: keyof Settings) => JSON.stringify(typed[name]) !== JSON.stringify(shown[name])
  const { defaults: _, version: __, ...kept } = stored
  const names = Object.keys(typed) as (keyof Settings)[]
  const changed = Object.fromEntries(names.filter(isChanged).map((name) => [name, typed[name]]))
  return { ...kept, ...changed }
}
