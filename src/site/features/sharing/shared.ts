import { uriPart } from '#ui/browser/uriPart.ts'

export interface Shared {
  title: string
  url: string
  /** The selected words. */
  quote?: string
}

/** A longer quotation would bury the link in a chat. */
const longestQuote = 280

/** WhatsApp with a message to send on; the sender chooses the receiver there. */
export function whatsappLink({ title, url, quote }: Shared): string {
  const short =
    quote && quote.length > longestQuote ? `${quote.slice(0, longestQuote).replace(/\s+\S*$/, '')} …` : quote
  const lines = [...(short ? [`“${short}”`] : []), title, url]
  return `https://wa.me/?text=${uriPart(lines.join('\n'))}`
}
