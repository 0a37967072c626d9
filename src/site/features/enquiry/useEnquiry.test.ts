import { expect, test } from 'vitest'
import { enquiryBodyOf, enquiryOf } from './useEnquiry.ts'

const fields = {
  firstName: ' Asha ',
  lastName: 'Rao ',
  email: 'a@example.com',
  contactNumber: '+1 555',
  message: 'A plot',
}

test('FM-04 FM-06 the body holds exactly name, email, message and contactNumber, the name joined and trimmed', () => {
  expect(enquiryBodyOf(fields)).toEqual({
    name: 'Asha  Rao',
    email: 'a@example.com',
    message: 'A plot',
    contactNumber: '+1 555',
  })
})

test('FM-05 blank values are sent as N/A, the name too', () => {
  const blank = { firstName: ' ', lastName: '', email: ' ', contactNumber: '', message: '\n' }
  expect(enquiryBodyOf(blank)).toEqual({ name: 'N/A', email: 'N/A', message: 'N/A', contactNumber: 'N/A' })
})

test('API-01 an enquiry goes to /api/contact and knows its page', () => {
  expect(enquiryOf(fields, '/about')).toMatchObject({ kind: 'enquiry', path: '/api/contact', page: '/about' })
})
