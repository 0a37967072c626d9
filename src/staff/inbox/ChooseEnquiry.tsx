import { inboxTexts as texts } from '#content/texts/staff/inbox.ts'
import { Small } from '#ui/text/Text.tsx'
import { EmptyState } from '../layout/EmptyState.tsx'

/** Beside the list while no enquiry is open. */
export function ChooseEnquiry() {
  return (
    <EmptyState title={texts.choose} text={texts.chooseText}>
      <Small textStyle="meta">{texts.keys}</Small>
    </EmptyState>
  )
}
