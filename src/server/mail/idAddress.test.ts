import { expect, test } from 'vitest'
import { idAddress, idInText } from './idAddress.ts'

const id = '0193a0c0-0000-7000-8000-000000000001'
const reply = { purpose: 'reply', pattern: 'desk+{id}@example.com', secret: 'a secret for tests' } as const
const own = idAddress(reply, id)

test('an id is found in its address, in whatever case and among whichever others', () => {
  for (const text of [own, own.toUpperCase(), `a@example.com ${own}`, `"Desk" <${own}>, a@example.com`])
    expect([text, idInText(reply, text)]).toEqual([text, id])
  const madeUp = own.replace(/[\da-f](?=@)/, (digit) => (digit === '0' ? '1' : '0'))
  expect(idInText(reply, `${madeUp} ${own}`)).toBe(id)
})

test('an address with another mark, of another use, secret or place is none', () => {
  const others = [
    idAddress({ ...reply, purpose: 'bounce' }, id),
    idAddress({ ...reply, secret: 'another secret' }, id),
    `x${own}`,
    `${own}.example`,
    `x+${own}`,
    own.replace('.com', 'xcom'),
    'desk@example.com',
    '',
  ]
  for (const text of others) expect([text, idInText(reply, text)]).toEqual([text, undefined])
})
