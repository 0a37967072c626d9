import type { ReactNode } from 'react'
import { deskTexts as texts } from '#content/texts/staff/desk.ts'
import type { StaffCallName } from '#contract/staff/roles.ts'
import { useSession } from '../data/useSession.ts'
import { ButtonLink } from './ButtonLink.tsx'
import { EmptyState } from './EmptyState.tsx'

/** Shows a screen to those whose role may make the call, and says so to others, for whom every call of it would fail. */
export function Allowed({ needs, children }: { needs: StaffCallName; children: ReactNode }) {
  const { may } = useSession()
  if (may(needs)) return children
  return (
    <>
      <title>{`${texts.notAllowedTitle} - ${texts.name}`}</title>
      <EmptyState as="h1" title={texts.notAllowedTitle} text={texts.notAllowed}>
        <ButtonLink size="sm" to="/">
          {texts.toInbox}
        </ButtonLink>
      </EmptyState>
    </>
  )
}
