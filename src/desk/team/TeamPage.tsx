import { useCallback } from 'react'
import { teamTexts as texts } from '#content/texts/staff/team.ts'
import type { Listing } from '#contract/staff/listing.ts'
import type { Member } from '#contract/staff/members.ts'
import { call } from '../data/call.ts'
import { useLive } from '../data/useLive.ts'
import { useResource } from '../data/useResource.ts'
import { Loading } from '../layout/Loading.tsx'
import { Screen } from '../layout/Screen.tsx'
import { InviteForm } from './InviteForm.tsx'
import { MemberCard } from './MemberCard.tsx'

/** The people with access to the workplace; owners give and take it here. */
export default function TeamPage() {
  const load = useCallback((signal: AbortSignal) => call<Listing<Member>>('members', { signal }), [])
  const { data, error, reload } = useResource(load)
  useLive(['member'], reload)
  return (
    <Screen title={texts.title} lede={texts.lede}>
      <InviteForm onDone={reload} />
      {!data && <Loading error={error} retry={reload} />}
      {data?.items.map((member) => (
        <MemberCard key={member.address} member={member} reload={reload} />
      ))}
    </Screen>
  )
}
