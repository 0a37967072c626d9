import { expect, test } from 'vitest'
import { initials, memberName } from './members.ts'

test.each([
  ['asha@office.example', 'Asha'],
  ['ravi.kumar@office.example', 'Ravi Kumar'],
  ['asha_rao+desk@office.example', 'Asha Rao'],
  ['@office.example', '@office.example'],
])('the member %j is called %j', (address, name) => {
  expect(memberName(address)).toBe(name)
})

test.each([
  ['Sita Devi', 'SD'],
  ['sita kumari devi', 'SD'],
  ['Øystein', 'Ø'],
  ['आशा राव', 'आर'],
  ['𝒜da 😀', '𝒜'],
  ['+971 50', ''],
  ['', ''],
])('%j is shortened to %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
