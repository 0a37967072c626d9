import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { onEachDatabase } from '../store/testing/eachDatabase.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'

const inputs = 2000
const atOnce = 20

/** Mulberry32: the same hostile inputs in every run. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Makes inputs that were trouble somewhere: wrong types, odd Unicode, long texts that do not compress, SQL, paths. */
class Hostile {
  readonly #next: () => number
  constructor(seed: number) {
    this.#next = random(seed)
  }

  below(count: number): number {
    return Math.floor(this.#next() * count)
  }

  one<T>(values: readonly T[]): T {
    return values[this.below(values.length)] as T
  }

  noise(length: number): string {
    return Array.from({ length }, () => String.fromCharCode(33 + this.below(90))).join('')
  }

  text(): string {
    const odd = [
      '',
      ' ',
      'N/A',
      '\0',
      'a\0b',
      '\ud800',
      '\udc00x',
      '\u202e',
      '\u200b',
      '\ufeff',
      '\r\nBcc: x@y.zz',
      "'; drop--",
    ]
    const more = [
      '%00',
      '../../etc/passwd',
      '{{7*7}}',
      '<script>',
      '\u{1f3e0}',
      'नमस्ते',
      'İ'.repeat(200),
      '\u{1d160}'.repeat(120),
    ]
    const long = () => this.noise(this.one([100, 300, 2800, 9999, 10_001]))
    return this.below(4) === 0
      ? long()
      : this.one([...odd, ...more, 'a@b.cd', `${this.noise(60)}@${this.noise(60)}.org`])
  }

  value(): unknown {
    const other: unknown[] = [null, true, -1, 1e308, 2 ** 53, [], {}, ['x'], { toString: 'x' }, { $ne: null }]
    return this.below(8) === 0 ? this.one(other) : this.text()
  }

  body(fields: readonly string[]): string {
    const whole = ['', '{', 'null', '[]', '"x"', '{"a":1e999}', '{"__proto__":{"x":1}}', '[['.repeat(2000)]
    if (this.below(12) === 0) return this.one(whole)
    const given = fields.filter(() => this.below(10) > 0).map((field) => [field, this.value()])
    const extra = this.below(6) === 0 ? [[this.text(), this.value()]] : []
    return JSON.stringify(Object.fromEntries([...given, ...extra]))
  }

  id(known: string): string {
    const text = encodeURIComponent(this.noise(this.one([1, 36, 300, 600])))
    const odd = [
      '%00',
      '%00%00',
      '%ff',
      '%',
      '..',
      '%2e%2e%2f',
      '-1',
      '0',
      known.toUpperCase(),
      `${known}%00`,
      `${known}%20`,
    ]
    return this.one([known, known, known, uuidv7(this.below(2 ** 40)), text, ...odd])
  }

  headers(): Record<string, string> {
    const keys = [
      uuidv7(this.below(2 ** 47)),
      uuidv7(0),
      'x',
      '',
      '00000000-0000-0000-0000-000000000000',
      this.noise(400),
    ]
    const types = [
      'application/json',
      'application/json',
      'application/json',
      'text/plain',
      'application/json; charset=utf-16',
    ]
    return {
      'content-type': this.one(types),
      'idempotency-key': this.below(3) === 0 ? this.one(keys) : uuidv7(),
      ...(this.below(4) === 0
        ? { 'written-on-page': this.one(['/x?y#z', this.noise(900), 'javascript:1', '//evil']) }
        : {}),
      ...(this.below(8) === 0 ? { 'x-forwarded-for': this.one(['::1', 'x', '999.1.1.1', this.noise(200)]) } : {}),
    }
  }
}

const person = ['text', 'username', 'phone', 'email']

onEachDatabase((open) => {
  let server: TestBackend
  let id: string
  beforeAll(async () => {
    const mail = { url: 'smtp://127.0.0.1:1', from: 'desk@example.com', to: ['provider@example.com'] }
    server = await testBackend({ store: await open(), mail, options: { trustProxy: 1 } })
    id = (await server.post('/api/comments/blog1', { text: 'Hello' })).json<Comment>()._id
  })
  afterAll(() => server.close())

  type Send = (hostile: Hostile) => Promise<LightMyRequestResponse>
  const post = (url: string, fields: readonly string[], hostile: Hostile) =>
    server.app.inject({ method: 'POST', url, headers: hostile.headers(), payload: hostile.body(fields) })
  const get = (url: string, headers = {}) => server.app.inject({ url, headers })
  const query = (hostile: Hostile) =>
    encodeURIComponent(hostile.one([Buffer.from(hostile.text()).toString(), '1', '1.1', '9'.repeat(15)]))
  const groups: Record<string, Send> = {
    enquiries: (hostile) => post('/api/contact', ['name', 'email', 'message', 'contactNumber'], hostile),
    subscriptions: (hostile) => post('/api/subscribe', ['email'], hostile),
    comments: (hostile) => post(`/api/comments/${hostile.one(['blog1', 'blog2', hostile.id(id)])}`, person, hostile),
    replies: (hostile) => post(`/api/comments/${hostile.id(id)}/reply`, person, hostile),
    reports: (hostile) => post(`/api/comments/${hostile.id(id)}/report`, ['reason'], hostile),
    threads: (hostile) =>
      get(`/api/comments/${hostile.one(['blog1', hostile.id(id)])}?before=${query(hostile)}`, {
        'if-none-match': hostile.one(['*', '""', 'x', hostile.noise(300)]),
        'accept-encoding': hostile.one(['br', 'gzip;q=0', '*', hostile.noise(50)]),
      }),
    'signed links': (hostile) =>
      server.app.inject({
        method: hostile.one(['GET', 'POST']),
        url: `/api/${hostile.one(['unsubscribe', 'confirm', 'moderate'])}/${hostile.id(id)}`,
      }),
    'other addresses': (hostile) =>
      server.app.inject({
        method: hostile.one(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'POST']),
        url: `/${hostile.one(['', 'api/', 'api/contact', 'ready', 'health', hostile.id(id)])}?${query(hostile)}`,
      }),
  }

  test.each(Object.entries(groups))(
    'API-10 two thousand hostile inputs to %s are answered, none with a server error',
    async (name, send) => {
      const hostile = new Hostile(name.length * 7919)
      const failures: string[] = []
      for (let sent = 0; sent < inputs; sent += atOnce) {
        const answers = await Promise.all(Array.from({ length: atOnce }, () => send(hostile)))
        for (const { statusCode, raw, body } of answers)
          if (statusCode >= 500) failures.push(`${raw.req.method} ${raw.req.url}: ${statusCode} ${body}`)
      }
      expect(failures).toEqual([])
    },
    60_000,
  )
})
