import { expect, test } from 'vitest'
import { testDetail } from '../testing/testEnquiries.ts'
import { callLink, emailLink, whatsappLink } from './contactLinks.ts'

test.each([
  ['+91 98765 43210', 'tel:+919876543210', true, 'https://wa.me/919876543210'],
  ['0044 (0)20 7946 0000 ext. 12', 'tel:+442079460000', true, 'https://wa.me/442079460000'],
  ['+1 (555) 010-0123 after 6 pm IST / +91 98765 43210', 'tel:+15550100123', true, 'https://wa.me/15550100123'],
  ['98765-43210', 'tel:9876543210', false, undefined],
])('the number %j is called and chatted with as far as it says where', (contactNumber, href, hasCountry, chat) => {
  const enquiry = testDetail(1, { contactNumber })
  expect([callLink(enquiry), whatsappLink(enquiry)]).toEqual([{ href, hasCountry }, chat])
})

test.each(['call me', '', '1-800-FLOWERS', 'asha2019123456@example.com'])(
  '%j is no number to call',
  (contactNumber) => {
    const enquiry = testDetail(1, { contactNumber })
    expect([callLink(enquiry), whatsappLink(enquiry)]).toEqual([undefined, undefined])
  },
)

test('the email quotes the enquiry, line by line', () => {
  const link = new URL(emailLink(testDetail(1, { email: ' asha@example.com ' })) ?? '')
  expect(link.pathname).toBe('asha@example.com')
  expect(link.searchParams.get('subject')).toBe('Your enquiry PD-0000-0001')
  expect(link.searchParams.get('body')).toMatch(
    /Person 1 wrote:\r\n> My tenant has stopped paying\.\r\n> What can I do\?$/,
  )
})

test('an address cannot add fields or recipients to the email', () => {
  for (const email of [
    'a@b.example?bcc=c@d.example',
    'a@b.example,c@d.example',
    'a@b.example&cc=c',
    'nobody',
    'a b@c',
  ]) {
    expect(emailLink(testDetail(1, { email }))).toBe(undefined)
  }
  expect(emailLink(testDetail(1, { email: 'a%3Fbcc@b.example' }))).toMatch(/^mailto:a%253Fbcc@b\.example\?subject=/)
})

test('half a character in a message breaks no link, and a long message is cut', () => {
  const link = new URL(emailLink(testDetail(1, { message: `\ud800 ${'x'.repeat(5000)}` })) ?? '')
  expect(link.searchParams.get('body')).toContain('> \ufffd xxx')
  expect(link.href.length).toBeLessThan(2000)
})

test.each([
  ['+44 (0)7306 776 690', 'tel:+447306776690', 'https://wa.me/447306776690'],
  ['0044(0) 7306 776690', 'tel:+447306776690', 'https://wa.me/447306776690'],
  // In Italy the zero of a landline is dialled from everywhere.
  ['+39 06 698 12345', 'tel:+390669812345', 'https://wa.me/390669812345'],
])('the zero in brackets of %j is not dialled from abroad', (contactNumber, href, chat) => {
  const enquiry = testDetail(1, { contactNumber })
  expect([callLink(enquiry)?.href, whatsappLink(enquiry)]).toEqual([href, chat])
})

test.each(['1-604-555-3051', '0501234567'])(
  '%j names no country: it is called with a hint, and nobody is chatted with',
  (contactNumber) => {
    const enquiry = testDetail(1, { contactNumber })
    expect([callLink(enquiry)?.hasCountry, whatsappLink(enquiry)]).toEqual([false, undefined])
  },
)
