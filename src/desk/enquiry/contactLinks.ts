import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import type { EnquiryDetail } from '#contract/staff/enquiries.ts'
import { exactly } from '../data/times.ts'

/** Mail programs cut longer addresses. */
const longestQuote = 1200

/** Characters that an address in a `mailto:` link may not have, since they would add fields to the email. */
const notInAddress = /[\s?&=,;:<>"()[\]\\]/

type Numbers = Pick<EnquiryDetail, 'phoneNumbers'>

/** A link that calls the first number that was typed; `undefined` if there is none. `hasCountry`: dialled from anywhere. */
export function callLink({ phoneNumbers: [first] }: Numbers): { href: string; hasCountry: boolean } | undefined {
  return first && { href: `tel:${first.dialled}`, hasCountry: first.hasCountry }
}

/** A link that opens a WhatsApp chat. Only for a number with its country's prefix: others would reach a stranger. */
export function whatsappLink({ phoneNumbers: [first] }: Numbers): string | undefined {
  return first?.hasCountry ? `https://wa.me/${first.dialled.slice(1)}` : undefined
}

/** A link that begins an email with the enquiry quoted; `undefined` if the address is not usable. */
export function emailLink(enquiry: EnquiryDetail): string | undefined {
  const address = enquiry.email.trim()
  if (!/^[^@]+@[^@]+$/.test(address) || notInAddress.test(address)) return undefined
  const subject = texts.defaultSubject(enquiry.reference)
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(quote(enquiry))}`
}

function quote({ name, email, message, writtenAt }: EnquiryDetail): string {
  const shown = message.slice(0, longestQuote)
  const text = shown.length < message.length ? `${shown} …` : shown
  const lines = text.split(/\r\n|[\r\n]/).map((line) => `> ${line}`)
  const quoted = ['', '', texts.quote(exactly(writtenAt), name || email), ...lines].join('\r\n')
  // Half a character, as cutting may leave one, cannot be encoded.
  return quoted.replace(/\p{Cs}/gu, '\ufffd')
}
