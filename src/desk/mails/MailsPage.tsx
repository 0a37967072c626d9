import { useCallback } from 'react'
import { mailTexts as texts } from '#content/texts/staff/mails.ts'
import type { HeldMailPage } from '#contract/staff/messages.ts'
import { call } from '../data/call.ts'
import { useLive } from '../data/useLive.ts'
import { useResource } from '../data/useResource.ts'
import { EmptyState } from '../layout/EmptyState.tsx'
import { Loading } from '../layout/Loading.tsx'
import { Screen } from '../layout/Screen.tsx'
import { MailCard } from './MailCard.tsx'

/** Emails that belong to no enquiry yet: somebody says where each goes. */
export default function MailsPage() {
  const load = useCallback(
    (signal: AbortSignal) => call<HeldMailPage>('heldMails', { body: { limit: 100 }, signal }),
    [],
  )
  const { data, error, reload } = useResource(load)
  useLive(['mail'], reload)
  return (
    <Screen title={texts.title} lede={texts.lede}>
      {!data && <Loading error={error} retry={reload} />}
      {data?.items.length === 0 && <EmptyState title={texts.emptyTitle} text={texts.emptyText} />}
      {data?.items.map((mail) => (
        <MailCard key={mail.id} mail={mail} reload={reload} />
      ))}
    </Screen>
  )
}
