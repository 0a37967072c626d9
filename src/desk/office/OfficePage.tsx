import { useCallback, useState } from 'react'
import { officeTexts as texts } from '#content/texts/staff/office.ts'
import { ruleTexts } from '#content/texts/staff/rules.ts'
import type { OfficeAnswer } from '#contract/staff/messages.ts'
import { call } from '../data/call.ts'
import { useLive } from '../data/useLive.ts'
import { useResource } from '../data/useResource.ts'
import { ButtonLink } from '../layout/ButtonLink.tsx'
import { Loading } from '../layout/Loading.tsx'
import { Screen } from '../layout/Screen.tsx'
import { OfficeForm } from './OfficeForm.tsx'

/** The settings that the office changes itself. */
export default function OfficePage() {
  const load = useCallback((signal: AbortSignal) => call<OfficeAnswer>('office', { signal }), [])
  const { data, error, reload, put } = useResource(load)
  useLive(['office'], reload)
  // As they were when something was typed first: what arrives after that must not take it away.
  const [typedOver, setTypedOver] = useState<OfficeAnswer>()
  const base = typedOver ?? data
  /** The version with which the fields were filled, as long as something else is typed in them. */
  const [filledWith, setFilledWith] = useState<number>()
  return (
    <Screen
      title={texts.title}
      lede={texts.lede}
      tools={
        <ButtonLink to="/rules" variant="line" size="sm" color="link">
          {ruleTexts.title}
        </ButtonLink>
      }
    >
      {!data && <Loading error={error} retry={reload} />}
      {data && base && (
        <OfficeForm
          key={filledWith ?? base.version}
          settings={base}
          stored={data}
          onTyped={() => {
            setTypedOver(base)
            setFilledWith(filledWith ?? base.version)
          }}
          onConflict={(theirs) => {
            setTypedOver(base)
            // With their version, not a moment after it: saved in between, older values would replace theirs.
            put({ ...theirs, defaults: data.defaults })
          }}
          onSaved={(saved, isTypedSince) => {
            const now = { ...saved, defaults: data.defaults }
            setTypedOver(isTypedSince ? now : undefined)
            if (isTypedSince) return put(now)
            setFilledWith(undefined)
            reload()
          }}
          onUndone={reload}
        />
      )}
    </Screen>
  )
}
