import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { startTestSmtp } from '#server/mail/testing/testSmtp.ts'
import { startTestCluster, type TestCluster } from '#server/store/testing/testPostgres.ts'
import { startProduct } from '../support/product.ts'

let cluster: TestCluster
beforeAll(async () => {
  cluster = await startTestCluster()
})
afterAll(() => cluster.stop())

const body = JSON.stringify({ name: 'Asha', email: 'N/A', message: 'Raced', contactNumber: '1' })
const send = (url: string, key: string) =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body,
  })

test('API-10 two servers that start at once on an empty PostgreSQL give 400 raced keys 400 effects and 400 emails, once each, though a third of first attempts fail', {
  timeout: 150_000,
}, async () => {
  const smtp = await startTestSmtp()
  const tried = new Set<string>()
  let failed = 0
  smtp.rejectMessage = (id) => {
    const isFirst = !tried.has(id)
    tried.add(id)
    if (!isFirst || tried.size % 3 !== 0) return undefined
    failed += 1
    return 'busy, try later'
  }
  const env = { DATABASE_URL: await cluster.database('raced'), SMTP_URL: smtp.url, LIMITS: 'off', DIGEST_BEYOND: 'off' }
  const [first, second] = await Promise.all([startProduct(env), startProduct(env)])
  try {
    const keys = Array.from({ length: 400 }, () => uuidv7())
    const race = async (key: string) => {
      const both = await Promise.all([send(first.url, key), send(second.url, key)])
      const answers = await Promise.all(both.map(async (one) => `${one.status} ${await one.text()}`))
      expect(answers[0]).toBe(answers[1])
      expect(answers[0]).toMatch(/^201 /)
      return answers[0]
    }
    const answers: unknown[] = []
    // Eight keys at a time: the machine that runs the tests has other work to do.
    for (let at = 0; at < keys.length; at += 8) answers.push(...(await Promise.all(keys.slice(at, at + 8).map(race))))
    expect(new Set(answers).size).toBe(400)
    expect(await first.cli('enquiries')).toHaveLength(400)
    await expect.poll(() => smtp.taken.length, { timeout: 100_000, interval: 500 }).toBe(400)
    const ids = smtp.taken.map(({ raw }) => /^Message-ID: (\S+)/im.exec(raw)?.[1])
    expect([new Set(ids).size, failed]).toEqual([400, 133])
    await expect.poll(() => second.cli('emails', '--state', 'sent'), { timeout: 10_000 }).toHaveLength(400)
  } finally {
    await Promise.all([first, second].map((one) => one[Symbol.asyncDispose]()))
    await smtp.close()
  }
})

test('a mail server that takes calls and says nothing holds up no answer', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const product = await startProduct({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  try {
    let ended = 0
    const called = new Promise((resolve) =>
      silent.on('connection', (socket) => {
        // A reset is an end, too.
        socket.on('error', () => undefined).once('close', () => (ended += 1))
        resolve(socket)
      }),
    )
    expect((await send(product.url, uuidv7())).status).toBe(201)
    await called
    const endedMeanwhile = []
    for (let index = 0; index < 10; index += 1) {
      const before = ended
      expect((await send(product.url, uuidv7())).status).toBe(201)
      endedMeanwhile.push(ended - before)
    }
    // An answer that waited for the silent server would come after the worker has given that up.
    expect(endedMeanwhile.filter((count) => count === 0).length).toBeGreaterThan(5)
    expect(await product.cli('emails', '--state', 'waiting')).toHaveLength(11)
  } finally {
    await product.stop('SIGKILL')
    await product[Symbol.asyncDispose]()
    silent.close()
  }
})
