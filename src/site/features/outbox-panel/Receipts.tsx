import { Box, chakra, Flex } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { formTexts } from '#content/texts/form.ts'
import { outboxPanelTexts as texts } from '#content/texts/outboxPanel.ts'
import { subscribe } from '#device/outbox/item.ts'
import type { SentReceipt } from '#device/outbox/receipts.ts'
import { clearReceipts, receipts } from '#device/outbox/receipts.ts'
import { Button } from '#ui/controls/Button.tsx'
import { exactTime } from '#ui/text/exactTime.ts'
import { H3, Small } from '#ui/text/Text.tsx'
import { CallLink } from './CallLink.tsx'

/** Recent receipts: kind, time and reference, never the text. */
export function Receipts() {
  const [list, setList] = useState<readonly SentReceipt[]>([])
  useEffect(() => {
    const refresh = () => void receipts().then(setList)
    refresh()
    return subscribe(({ what }) => what === 'sent' && refresh())
  }, [])
  const clear = async () => {
    await clearReceipts().catch(() => {})
    setList(await receipts())
  }
  if (list.length === 0) return null
  return (
    <Box as="section" aria-labelledby="receipts-title" mt="8" pt="6" borderTop="1px solid" borderColor="line">
      <H3 id="receipts-title" as="h3">
        {texts.receipts}
      </H3>
      <Small mt="1">{texts.receiptsLead}</Small>
      <chakra.ul data-receipts="" listStyle="none" m="0" mt="4" p="0" display="grid" gap="3" textStyle="meta">
        {list.map((receipt) => (
          <Flex as="li" key={receipt.key} wrap="wrap" columnGap="4" justify="space-between">
            <chakra.span fontWeight="semibold">{texts.kind[receipt.kind]}</chakra.span>
            <chakra.span color="ink2">{exactTime(receipt.at)}</chakra.span>
            <chakra.span w="full" color="ink2" overflowWrap="anywhere">
              {receipt.reference === undefined ? texts.noReference : formTexts.reference(receipt.reference)}
            </chakra.span>
            {import.meta.env.SITE_OFFERS_CALLS && <CallLink receipt={receipt} mt="2" />}
          </Flex>
        ))}
      </chakra.ul>
      <Button variant="plain" size="sm" mt="3" px="0" onClick={() => void clear()}>
        {texts.clearReceipts}
      </Button>
    </Box>
  )
}
