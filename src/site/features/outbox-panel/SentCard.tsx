import { chakra, Flex } from '@chakra-ui/react'
import { useEffect } from 'react'
import { formTexts } from '#content/texts/form.ts'
import { outboxTexts } from '#content/texts/outbox.ts'
import { Button } from '#ui/controls/Button.tsx'
import { CornerCard } from '#ui/feedback/CornerCard.tsx'
import { CallLink } from './CallLink.tsx'
import { setPanelOpen, usePanelOpen } from './panelState.ts'
import { useSentLately } from './useSentLately.ts'

const texts = outboxTexts.sentLately

/** Says once that what had been saved was received, with a way to the receipts. */
export default function SentCard() {
  const [{ sent, away }, forget] = useSentLately()
  const open = usePanelOpen()
  // The open panel shows it already.
  useEffect(() => {
    if (open && sent.length > 0) forget()
  })
  const [first] = sent
  if (!first || open) return null
  const isOffering = import.meta.env.SITE_OFFERS_CALLS && sent.length === 1 && first.call !== undefined
  return (
    <CornerCard data-sent-lately={sent.length} {...(isOffering && { flexDirection: 'column', alignItems: 'stretch' })}>
      <chakra.span flex="1">
        <span>
          {`${away ? `${texts.away} ` : ''}${sent.length > 1 ? texts.many(sent.length) : texts.one(outboxTexts.kind[first.kind])}`}
        </span>
        {sent.length === 1 && first.reference !== undefined && (
          <chakra.span whiteSpace="nowrap">{` ${formTexts.reference(first.reference)}`}</chakra.span>
        )}
      </chakra.span>
      <Flex gap="2" flex="none">
        {isOffering && <CallLink receipt={first} />}
        <Button
          variant={isOffering ? 'plain' : 'navy'}
          size="sm"
          px={isOffering ? '2' : undefined}
          onClick={() => setPanelOpen(true)}
        >
          {texts.show}
        </Button>
        <Button variant="plain" size="sm" px={isOffering ? '2' : undefined} onClick={forget}>
          {texts.close}
        </Button>
      </Flex>
    </CornerCard>
  )
}
