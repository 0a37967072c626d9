import { Box } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { saleTexts as texts } from '#content/tools/selling.ts'
import type { Sale, SaleResult } from '#law/sale/sale.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Small } from '#ui/text/Text.tsx'
import { changeCase } from '../caseStore.ts'
import { inHand, withSums } from './inHand.ts'

interface SendOnProps {
  sale: Sale
  result: SaleResult
  /** The day of the sale if it is still to come; money cannot be sent on a day that has passed. */
  sold: string
  isReceived: boolean
}

/** Leads on to the tool for sending money, with what every owner abroad has in hand. */
export function SendOn({ sale, result, sold, isReceived }: SendOnProps) {
  const navigate = useNavigate()
  const sums = inHand(sale, result)
  const go = () => {
    changeCase((file) => ({
      ...file,
      sending: withSums(file.sending, sums, { from: sold, kind: isReceived ? 'other' : '' }),
    }))
    void navigate({ to: '/tools/$tool', params: { tool: 'sending' } })
  }
  if (sums.length === 0) return null
  return (
    <Box data-screen="" mt="6">
      <Button variant="navy" onClick={go}>
        {texts.sendOn}
      </Button>
      <Small mt="2">{texts.sendOnHint}</Small>
    </Box>
  )
}
