import { callLinkDays } from '#content/retention.ts'
import { callOfferTexts as texts } from '#content/texts/callOffer.ts'
import { backendUrl } from '#device/outbox/post.ts'
import type { SentReceipt } from '#device/outbox/receipts.ts'
import { ButtonAnchor } from '#ui/controls/Button.tsx'

const day = 86_400_000

/** The way to the times for a call that the answer to an enquiry offered, while its link works. */
export function CallLink({ receipt: { call, at }, mt }: { receipt: SentReceipt; mt?: string }) {
  if (call === undefined || Date.now() >= at + callLinkDays * day) return null
  return (
    <ButtonAnchor variant="navy" size="sm" mt={mt} href={backendUrl(call)}>
      {texts.choose}
    </ButtonAnchor>
  )
}
