import { useCallback } from 'react'
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
      {data && <OfficeForm stored={data} put={put} reload={reload} />}
    </Screen>
  )
}
