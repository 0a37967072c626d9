import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimUnseenReceipts, offeredCallOf, receipts } from './receipts.ts'
import { replay } from './replay.ts'
import { sendText } from './send.ts'
import { enquiryItem, fakeEnv, filled, json } from './testing/fakeEnv.ts'
import { sender, typed, written } from './testing/typedEnquiry.ts'

vi.stubGlobal('self', { location: { origin: 'https://desk.example' } })

beforeEach(() => void vi.stubEnv('SITE_OFFERS_CALLS', 'true'))
afterEach(() => void vi.unstubAllEnvs())

const call = '/api/call/call.0190-a.1.abc.d_-E'
const offering = async () => json(201, { message: 'Received', reference: 'PD-1', call })

test.each([
  ['none', { message: 'Received' }],
  ['no body', undefined],
  ['another site', { call: 'https://evil.example/api/call/a' }],
  ['a script', { call: 'javascript:alert(1)' }],
  ['another path', { call: '/api/call/../../desk/' }],
])('an answer with %s offers no call', (_name, answer) => {
  expect(offeredCallOf(answer)).toBeUndefined()
})

test('an enquiry that is sent later leaves a receipt with the offer of its answer; what else is sent leaves none', async () => {
  const comment = { kind: 'comment', body: { text: 'x', username: '', phone: '', email: '' } } as const
  const env = await filled(fakeEnv(offering), enquiryItem('a'), { ...enquiryItem('b'), ...comment })
  await replay(env)
  const kept = await receipts(env)
  expect(kept.map(({ key, call }) => [key, call]).sort()).toEqual([
    ['a', call],
    ['b', undefined],
  ])
})

test('a site that offers no calls keeps no offer, whatever the server answers', async () => {
  vi.stubEnv('SITE_OFFERS_CALLS', '')
  const env = await filled(fakeEnv(offering), enquiryItem('a'))
  await replay(env)
  expect(await receipts(env)).toMatchObject([{ key: 'a' }])
  expect((await receipts(env))[0]).not.toHaveProperty('call')
})

test('an offer whose form is left before the answer comes is shown by the page that is open then, and by the form otherwise', async () => {
  const left = typed(offering)
  expect(await sendText(sender(false), written, left)).toMatchObject({ state: 'sent', isLeft: true })
  expect(await claimUnseenReceipts(left)).toMatchObject([{ call }])
  const open = typed(offering)
  expect(await sendText(sender(), written, open)).not.toHaveProperty('isLeft')
  expect(await claimUnseenReceipts(open)).toEqual([])
})

test('without an offer the outcome of a form that was left is told as before', async () => {
  const env = typed(async () => json(201, { message: 'Received' }))
  expect(await sendText(sender(false), written, env)).not.toHaveProperty('isLeft')
  expect(await claimUnseenReceipts(env)).toEqual([])
})
