import { afterEach, expect, test } from 'vitest'
import { translations } from '#content/languages.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { saveOffice } from '../enquiries/office.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'
import { acknowledgementTexts } from './acknowledgementTexts.ts'
import { compose } from './compose.ts'

const mail = { url: 'smtp://127.0.0.1:1', from: 'desk@example.com', to: ['office@example.com'] }
const enquiry = { name: 'Sita <b>', email: 'sita@example.org', message: 'A plot', contactNumber: '' }

let server: TestBackend
let time = Date.UTC(2026, 0, 1)
const start = async () => {
  server = await testBackend({ mail, acknowledges: true, now: () => time })
}
afterEach(() => server.close())

async function send(changes: object = {}, headers: Record<string, string> = {}): Promise<string> {
  time += 1000
  return (await server.post('/api/contact', { ...enquiry, ...changes }, headers)).json().reference
}
async function acknowledged() {
  const rows = await server.store.db
    .selectFrom('mail_queue')
    .selectAll()
    .where('kind', '=', 'acknowledgement')
    .orderBy('id')
    .execute()
  return Promise.all(rows.map((row) => compose(server.backend, [row])))
}

test('a visitor is told that the enquiry has arrived, with its reference and the promise, and nothing of what was typed', async () => {
  await start()
  const reference = await send()
  const [email] = await acknowledged()
  expect(email).toMatchObject({ to: ['sita@example.org'], subject: expect.stringContaining(reference) })
  expect(email?.headers).toMatchObject({ 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' })
  expect(email?.text).toContain('48 hours')
  expect(email?.text).not.toMatch(/Sita|plot/)
})

test('where the office offers calls, the acknowledgement leads to the times; otherwise it does not', async () => {
  await start()
  const calls = { hours: [{ from: '10:00', to: '13:00' }], minutes: 30 as const, zone: 'Asia/Kolkata', isOffered: true }
  await send()
  const open = { version: 1, days: [1, 2, 3], holidays: [], acknowledges: true, calls }
  const [without] = await acknowledged()
  expect(without?.text).not.toContain('/api/call/')
  await server.store.write((tx) => saveOffice(tx, open, 'owner@example.com', 0))
  const [offered] = await acknowledged()
  const [path = ''] = /\/api\/call\/\S+/.exec(offered?.text ?? '') ?? []
  expect((await server.app.inject(path)).body).toContain('Choose a time for a call')
})

const translated = translations.filter(({ code }) => code in acknowledgementTexts)

test.each(translated)(
  'who wrote on a page in $name is told in it, and the email says which language it is in',
  async ({ code }) => {
    await start()
    await send({}, { 'written-on-page': `/${code}/contact` })
    await send({ email: 'ram@example.org' }, { 'written-on-page': '/xx/contact' })
    const [own, other] = await acknowledged()
    expect(own?.text).toContain(acknowledgementTexts[code]?.thanks)
    expect([own?.html.slice(0, 40), other?.html.slice(0, 40)]).toEqual([
      expect.stringContaining(`lang="${code}"`),
      expect.stringContaining('lang="en"'),
    ])
  },
)

test('a repeat, an address that is none and an office that does not want it bring no acknowledgement', async () => {
  await start()
  const headers = { 'idempotency-key': uuidv7() }
  await send({}, headers)
  await send({}, headers)
  await send()
  await send({ email: 'N/A' })
  await send({ email: 'उदाहरण@example.org' })
  expect(await acknowledged()).toHaveLength(1)
  const office = { version: 1, days: [1], holidays: [], acknowledges: false }
  await server.store.write((tx) =>
    tx
      .updateTable('office')
      .set({ value: JSON.stringify(office) })
      .execute(),
  )
  await send({ message: 'Another' })
  expect(await acknowledged()).toHaveLength(1)
})

test('a flood under other people’s addresses brings each mailbox three, however it is spelt, and one network fifteen', async () => {
  await start()
  for (let count = 0; count < 8; count += 1)
    await send({ email: `si.ta+${count}@gmail.com`, message: `Flood ${count}` })
  expect(await acknowledged()).toHaveLength(3)
  for (let count = 0; count < 30; count += 1) await send({ email: `victim${count}@example.org` })
  expect(await acknowledged()).toHaveLength(15)
  const { count } = await server.store.db
    .selectFrom('enquiry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(38)
})

test('without a mail server nothing waits to be sent months later', async () => {
  server = await testBackend({ acknowledges: true })
  await send()
  expect(await acknowledged()).toEqual([])
})
