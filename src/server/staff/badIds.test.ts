import { expect, test } from 'vitest'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { type StaffCallName, staffCalls } from '#contract/staff/roles.ts'
import { onEachDatabase } from '../store/testing/eachDatabase.ts'
import { owner, testDesk } from './testing/testDesk.ts'

const ids = ['\0', 'a\0b', `${uuidv7()}\0`, '\n', '\u001f', "'", '\u202e', '\u{1f3e0}', '..', 'x'.repeat(400)]
const numbers = [2_147_483_648, 99_999_999_999, -1, 1.5, 1e300]

onEachDatabase((open) => {
  test('no id and no number makes a staff call fail: each is answered as wrong or unknown', async () => {
    const desk = await testDesk({ store: await open() })
    const browser = await desk.signedIn(owner)
    const calls = (Object.keys(staffCalls) as StaffCallName[]).filter((name) => staffCalls[name].path.includes(':id'))
    expect(calls.length).toBeGreaterThan(5)
    const id = uuidv7()
    const bodies = (number: number) => [
      { version: number, state: 'closed', text: 'x', subject: 'x', name: 'x', to: 'spam' },
      { id, version: number, name: 'x', subject: '', text: 'x', article: 'blog1', title: 'x', summary: 'x' },
      { items: [{ id, revision: number }], comments: [{ id, revision: number }], action: 'delete', version: number },
    ]
    const answers: [string, number][] = []
    for (const name of calls)
      for (const one of ids)
        answers.push([`${name} ${one}`, (await browser.call(name, { id: one, body: bodies(1)[0] })).statusCode])
    const named = Object.keys(staffCalls) as StaffCallName[]
    for (const name of named.filter((one) => staffCalls[one].method !== 'GET' && one !== 'signOut'))
      for (const number of numbers)
        for (const body of bodies(number))
          answers.push([`${name} ${number}`, (await browser.call(name, { id, body })).statusCode])
    expect(answers.filter(([, status]) => status >= 500)).toEqual([])
    await desk.close()
  })

  test('a time that is none, and an assignee with NUL, are refused before a database is asked', async () => {
    const desk = await testDesk({ store: await open() })
    const browser = await desk.signedIn(owner)
    const id = uuidv7()
    const badTimes = ['2026-05-01T10:00:00+05', '2026-05-01T10:00:00.123456789+05']
    const tried: [StaffCallName, object][] = badTimes.flatMap((time): [StaffCallName, object][] => [
      ['enquiries', { since: time }],
      ['enquiries', { before: time }],
      ['exportEnquiries', { since: time }],
      ['changeEnquiry', { version: 1, snoozedUntil: time }],
      ['createEnquiry', { channel: 'phone', message: 'x', at: time }],
    ])
    tried.push(['changeEnquiry', { version: 1, assignee: 'a\0b' }])
    tried.push(['changeEnquiries', { items: [{ id, version: 1, assignee: '\0' }] }])
    const answers = []
    for (const [name, body] of tried) answers.push((await browser.call(name, { id, body })).statusCode)
    expect(answers).toEqual(tried.map(() => 400))
    await desk.close()
  })
})
