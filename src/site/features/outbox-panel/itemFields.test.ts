import { expect, test } from 'vitest'
import { fieldsOf, withValues } from './itemFields.ts'

const enquiry = {
  kind: 'enquiry',
  body: { name: 'Asha Rao', email: 'a@example.com', message: 'A plot', contactNumber: '+1' },
} as const
const comment = { kind: 'comment', body: { text: 'Why?', username: '', phone: '', email: '' } } as const

test('OB-03 the text itself comes first, with the labels of its form', () => {
  expect(fieldsOf(enquiry).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Message: A plot',
    'Name: Asha Rao',
    'Email: a@example.com',
    'Contact number: +1',
  ])
  expect(fieldsOf({ kind: 'subscription', body: { email: 'a@example.com' } })).toMatchObject([
    { name: 'email', long: false, required: false },
  ])
})

test('OB-21 an edited body keeps its shape: blank values of an enquiry become N/A, texts of comments are trimmed', () => {
  expect(withValues(enquiry, { message: ' ', name: 'A. Rao' })).toEqual({
    name: 'A. Rao',
    email: 'a@example.com',
    message: 'N/A',
    contactNumber: '+1',
  })
  expect(withValues(comment, { text: '  Because. ', username: 'Asha' })).toEqual({
    text: 'Because.',
    username: 'Asha',
    phone: '',
    email: '',
  })
})

test('a value that the form did not hold stays as it was', () => {
  expect(withValues({ kind: 'report', body: { reason: 'Spam' } }, { other: 'x' })).toEqual({ reason: 'Spam' })
})
