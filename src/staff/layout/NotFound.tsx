import { deskTexts as texts } from '#content/texts/staff/desk.ts'
import { deskPath } from '#contract/deskPath.ts'
import { ButtonAnchor } from '#ui/controls/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

/** At an address that names no page of the workplace. */
export function NotFound() {
  return (
    <EmptyState title={texts.notFoundTitle} text={texts.notFoundText}>
      <ButtonAnchor size="sm" href={deskPath}>
        {texts.toInbox}
      </ButtonAnchor>
    </EmptyState>
  )
}
