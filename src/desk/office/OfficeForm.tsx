import { chakra, Flex } from '@chakra-ui/react'
import { type FormEvent, useId, useState } from 'react'
import { deskTexts } from '#content/texts/staff/desk.ts'
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
import { useTypedOver } from '../data/useTypedOver.ts'
import { Alert } from '../layout/Alert.tsx'
import { daysIn } from './daysIn.ts'
import { hoursIn } from './hoursIn.ts'
import { type CallDraft, callDraft, OfficeCalls } from './OfficeCalls.tsx'
import { OfficeEmails } from './OfficeEmails.tsx'

/** From Monday, as calendars of offices are read; 0 is Sunday. */
const week = [1, 2, 3, 4, 5, 6, 0] as const

/** The settings as they are typed. */
interface Fields {
  /** Of the settings that they were typed over. */
  version: number
  days: number[]
  holidays: string
  acknowledges: boolean
  hours: string
  /** Null: as the server is set. */
  digest: OfficeAnswer['defaults']['digest'] | null
  /** Absent: as the server is set. */
  emails: OfficeSettings['emails']
  summary: OfficeSettings['summary']
  calls: CallDraft
}

interface OfficeFormProps {
  stored: OfficeAnswer
  /** Shows these settings, which the server has by now. */
  put: (settings: OfficeAnswer) => void
  reload: () => void
}

/** Days, promise and emails of the office. Others than owners read it. What is typed and not saved outlives the page. */
export function OfficeForm({ stored, put, reload }: OfficeFormProps) {
  const { may } = useSession()
  const mayNot = !may('saveOffice')
  const { values, isTyped, change, forget, goOnFrom } = useTypedOver('office', fieldsOf(stored))
  const { days, holidays, acknowledges, hours, calls } = values
  const { defaults } = stored
  const [busy, setBusy] = useState(false)
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
    const body: OfficeSettings = {
      version: values.version,
      days,
      holidays: found,
      acknowledges,
      answerHours: hours === '' ? undefined : Number(hours),
      digest: values.digest ?? undefined,
      emails: values.emails,
      summary: values.summary,
      calls: isOn ? { hours: spans.found, minutes, zone: zone.trim(), isOffered, isOnSite } : undefined,
    }
    try {
      const saved = await call<OfficeSettings>('saveOffice', { body })
      announceDone(texts.saved, async () => {
        const { defaults: _, ...before } = stored
        await call('saveOffice', { body: { ...before, version: saved.version } })
        reload()
      })
      put({ ...saved, defaults })
      forget()
      goOnFrom(saved.version)
    } catch (reason) {
      const theirs = reason instanceof CallError && reason.status === 409 ? (reason.body as OfficeSettings) : undefined
      if (theirs) {
        put({ ...theirs, defaults })
        goOnFrom(theirs.version)
      }
      setError(theirs ? texts.conflict : errorText(reason))
    }
    setBusy(false)
  }
  return (
    <chakra.form display="grid" gap="6" maxW="measure" onSubmit={(event: FormEvent) => void onSubmit(event)}>
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
                  change({ days: currentTarget.checked ? [...days, day].sort() : days.filter((one) => one !== day) })
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
          onChange={({ currentTarget }) => change({ holidays: currentTarget.value })}
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
          placeholder={String(defaults.answerHours)}
          value={hours}
          onChange={({ currentTarget }) => change({ hours: currentTarget.value })}
        />
        <Small mt="2" textStyle="meta">
          {texts.promiseHint(hours === '' ? texts.byProgram(String(defaults.answerHours)) : texts.setHere)}
        </Small>
      </div>
      <chakra.label htmlFor={ids.acknowledges} display="flex" alignItems="center" gap="3" minH="touch" textStyle="ui">
        <Checkbox
          id={ids.acknowledges}
          disabled={mayNot}
          checked={acknowledges}
          onChange={({ currentTarget }) => change({ acknowledges: currentTarget.checked })}
        />
        <span>{texts.acknowledges}</span>
      </chakra.label>
      <OfficeCalls disabled={mayNot} draft={calls} onChange={(typed) => change({ calls: typed })} />
      <OfficeEmails
        disabled={mayNot}
        emails={values.emails ?? defaults.emails}
        onEmails={(emails) => change({ emails })}
        summary={values.summary ?? true}
        onSummary={(summary) => change({ summary })}
        digest={values.digest ?? undefined}
        bySettings={defaults.digest}
        onDigest={(digest) => change({ digest: digest ?? null })}
      />
      {error && <Alert text={error} />}
      {mayNot ? (
        <Small>{texts.ownerOnly}</Small>
      ) : (
        <Flex gap="3">
          <Button type="submit" size="sm" disabled={busy}>
            {texts.save}
          </Button>
          {isTyped && (
            <Button
              variant="line"
              size="sm"
              color="link"
              onClick={() => {
                forget()
                setError('')
              }}
            >
              {deskTexts.cancel}
            </Button>
          )}
        </Flex>
      )}
    </chakra.form>
  )
}

/** The settings as the form shows them. */
function fieldsOf(settings: OfficeAnswer): Fields {
  const { version, days, holidays, acknowledges, answerHours, digest = null, emails, summary, calls } = settings
  return {
    version,
    days: [...days],
    holidays: holidays.join('\n'),
    acknowledges,
    hours: answerHours?.toString() ?? '',
    digest,
    emails,
    summary,
    calls: callDraft(calls),
  }
}
