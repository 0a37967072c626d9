// `npm run bench -- inbound [count]`: 10,000 emails of 2,000 clients within one hour, each by the webhook and once more as a
// mailbox would bring it, on SQLite, while a member reads the inbox. The hour is the server's clock, which this program sets; the
// emails come as fast as they are taken. What is over a budget comes again an hour later: mail services wait longer each time. Exits with 1 if one is lost or doubled.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { typescript } from './parts/typescript.mjs'

const count = Number(process.argv[3] ?? 10_000)
const clients = Math.max(1, count / 5)
const hour = 3_600_000
const { contentPlugin } = await typescript('./src/build/prerender/contentPlugin.ts')
/** @typedef {{ number: number, at: number }} Due */

/** @type {typeof import('../src/server/staff/testing/testDesk.ts')} */
const { testDesk, owner } = await typescript('./src/server/staff/testing/testDesk.ts', [contentPlugin()])
const { openSqlite } = await typescript('./src/server/store/sqlite.ts')

console.log({ count, clients }, `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`)
const folder = mkdtempSync(join(tmpdir(), 'desk-inbound-'))
let time = Date.UTC(2026, 10, 2, 4)
const begin = time + hour
const desk = await testDesk({
  store: openSqlite(join(folder, 'desk.db')),
  mail: { url: 'smtp://127.0.0.1:1', from: 'desk@example.com', to: ['office@example.com'] },
  mailSecret: 'a secret of the mail service',
  now: () => time,
})
try {
  const asha = await desk.signedIn(owner)
  for (let client = 0; client < clients; client += 1) {
    time += 10
    const words = { name: `Client ${client}`, message: `A plot ${client}`, contactNumber: '' }
    await desk.post('/api/contact', { ...words, email: addressOf(client) })
  }
  /** @type {Record<'list' | 'open' | 'mail', number[]>} */
  const times = { list: [], open: [], mail: [] }
  const due = Array.from({ length: 2 * count }, (_, at) => ({
    number: Math.floor(at / 2),
    at: begin + (at / 2 / count) * hour,
  }))
  const putOff = new Set()
  const began = performance.now()
  let done = 0
  let atOnce = 0
  while (due.length > 0) {
    due.sort((one, other) => one.at - other.at)
    const batch = due.splice(0, 200)
    for (let from = 0; from < batch.length; from += 4) {
      const some = batch.slice(from, from + 4)
      time = Math.max(time, some[0]?.at ?? 0)
      await Promise.all(some.map(deliver))
    }
    await timed(times.list, () => asha.call('enquiries', { body: { states: ['new', 'inProgress'] } }))
    const id = (await asha.call('enquiries', { body: {} })).json().items[0]?.id ?? ''
    await timed(times.open, () => asha.call('enquiry', { id }))
  }
  const seconds = (performance.now() - began) / 1000
  const { db } = desk.store
  const rows = await db.selectFrom('enquiry_message').select(['enquiry_id', 'text']).execute()
  const texts = new Set(rows.map(({ text }) => text))
  const stray = rows.filter(({ enquiry_id }) => enquiry_id === null).length
  console.table({
    'stored / different / without an enquiry': `${rows.length} / ${texts.size} / ${stray}`,
    'taken within the hour / put off at least once': `${atOnce} / ${putOff.size}`,
    'all taken after (hours by the clock)': ((time - begin) / hour).toFixed(1),
    'deliveries in a second': Math.round(done / seconds),
    'an email, p50 and p99 in ms': spread(times.mail),
    'the inbox, p50 and p99 in ms': spread(times.list),
    'opening one, p50 and p99 in ms': spread(times.open),
    'memory, MB': Math.round(process.memoryUsage().rss / 1e6),
  })
  if (rows.length !== count || texts.size !== count || stray > 0) process.exitCode = 1

  /** @param {Due} mail */
  async function deliver(mail) {
    const answer = await timed(times.mail, () =>
      desk.app.inject({
        method: 'POST',
        url: '/api/mail',
        headers: { 'content-type': 'message/rfc822', authorization: 'Bearer a secret of the mail service' },
        payload: emailOf(mail.number),
      }),
    )
    done += 1
    if (answer.statusCode === 429) {
      putOff.add(mail.number)
      due.push({ ...mail, at: time + hour })
    } else if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`)
    else if (time <= begin + hour && answer.json().outcome === 'stored') atOnce += 1
  }
} finally {
  await desk.close()
  rmSync(folder, { recursive: true })
}

/** @param {number} client */
function addressOf(client) {
  return `client${client}@example.org`
}

/** @param {number} number */
function emailOf(number) {
  const client = number % clients
  return [
    `From: Client ${client} <${addressOf(client)}>`,
    'To: desk@example.com',
    'Subject: Re: Your enquiry',
    `Message-ID: <mail-${number}@example.org>`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    `Email ${number}. ${'The deed is with my brother in Pune. '.repeat(20)}`,
  ].join('\r\n')
}

/** @template T @param {number[]} times @param {() => Promise<T>} work */
async function timed(times, work) {
  const began = performance.now()
  const result = await work()
  times.push(performance.now() - began)
  return result
}

/** @param {number[]} times */
function spread(times) {
  const sorted = times.toSorted((one, other) => one - other)
  /** @param {number} share */
  const at = (share) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
  return `${at(0.5)}, ${at(0.99)}`
}
