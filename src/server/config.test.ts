import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const read = (env: Record<string, string>) => readConfig(env, '/built/site')

test('by default the server listens on port 8080, with SQLite in data and without mail', () => {
  expect(read({})).toMatchObject({
    port: 8080,
    siteDir: '/built/site',
    databaseUrl: undefined,
    mail: undefined,
    trustProxy: false,
    publicUrl: 'http://localhost:8080',
    limits: [
      { count: 300, seconds: 60 },
      { count: 3000, seconds: 3600 },
    ],
    kindLimits: {
      subscription: [
        { count: 30, seconds: 3600 },
        { count: 100, seconds: 86_400 },
      ],
    },
  })
})

test('LIMITS=off also switches off the limits of each kind and of all together, unless they are set', () => {
  const none = { enquiry: [], subscription: [], comment: [], report: [] }
  expect(read({ LIMITS: 'off' })).toMatchObject({ kindLimits: none, totalLimits: [] })
  const windows = [{ count: 5, seconds: 60 }]
  expect(read({ LIMITS: 'off', LIMITS_SUBSCRIPTIONS: '5/1m' }).kindLimits.subscription).toEqual(windows)
  expect(read({ LIMITS_SUBSCRIPTIONS: 'off' })).toMatchObject({ limits: [{}, {}], kindLimits: { subscription: [] } })
})

test('mail in the clear is permitted only by a value that names the danger', () => {
  const mail = { SMTP_URL: 'smtp://mail.example.com' }
  expect(read(mail).mail?.cleartext).toBe(false)
  expect(read({ ...mail, SMTP_TLS: 'cleartext-exposes-password-and-emails' }).mail?.cleartext).toBe(true)
  for (const SMTP_TLS of ['off', 'no', 'false', 'none']) expect(() => read({ ...mail, SMTP_TLS })).toThrow('SMTP_TLS')
})

test('a password that a URL cannot hold as it is gets advice how to write it, and is not quoted', () => {
  const advice = /^(?![\s\S]*s3cret)[\s\S]*SMTP_URL must be a URL such as smtp:.* write # as %23/
  for (const password of ['s3cret#word', '12#s3cret'])
    expect(() => read({ SMTP_URL: `smtp://desk:${password}@mail.example.com:587` })).toThrow(advice)
  const SMTP_URL = 'smtp://desk:12%23s3cret@mail.example.com:587'
  expect(read({ SMTP_URL }).mail?.url).toBe(SMTP_URL)
})

test('a mail server without a host is refused, and a database without one is a socket of this machine', () => {
  for (const url of ['smtp:mail.example.com', 'smtp://', 'smtp:///mail.example.com'])
    expect(() => read({ SMTP_URL: url })).toThrow('SMTP_URL must be a URL such as smtp://name:password@')
  for (const url of ['imaps:mail.example.com', 'imaps:///INBOX'])
    expect(() => read({ IMAP_URL: url })).toThrow('IMAP_URL must be a URL such as imaps://name:password@')
  const DATABASE_URL = 'postgresql:///desk?host=/var/run/postgresql'
  expect(read({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL)
})

test('an address to which no path can be added, or whose host is that of no page, is refused', () => {
  const wrong = [
    'https://a.example/?x',
    'https://a.example/#',
    'https://desk:key@a.example',
    'https://a.example,b.example',
  ]
  for (const url of wrong)
    expect(() => read({ PUBLIC_URL: url })).toThrow('PUBLIC_URL must be one address such as https:')
  for (const origin of ['https://a.example;https://b.example', 'https://*.example.com'])
    expect(() => read({ SITE_ORIGIN: origin })).toThrow(`SITE_ORIGIN "${origin}" must be an origin such as`)
  const hosts = ['https://a.example', 'http://[::1]:8080', 'https://xn--bcher-kva.example', 'http://my_host:8080']
  expect(read({ SITE_ORIGIN: hosts.join(', ') }).siteOrigins).toEqual(hosts)
  for (const url of [...hosts, 'https://a.example/desk']) expect(read({ PUBLIC_URL: url }).publicUrl).toBe(url)
})

test('a folder or host in quotation marks, as an env file of Docker keeps them, is refused, and nothing begins in another folder', () => {
  for (const name of ['DATA_DIR', 'SITE_DIR', 'SITE_SOURCE', 'HOST', 'METRICS_HOST'])
    for (const value of ['"/data"', "'/data'"])
      expect(() => read({ [name]: value })).toThrow(`${name} is ${value}: leave out the quotation marks`)
  expect(read({ DATA_DIR: '/srv/"desk" data' }).dataDir).toBe('/srv/"desk" data')
})

test('alerts leave the machine over TLS only, and the address of the webhook is never quoted', () => {
  const url = 'http://hooks.example.com/token-that-is-secret'
  expect(() => read({ ALERT_WEBHOOK_URL: url })).toThrow(
    /^(?![\s\S]*token-that-is-secret)[\s\S]*ALERT_WEBHOOK_URL must begin/,
  )
  expect(read({ ALERT_WEBHOOK_URL: 'http://127.0.0.1:9/x' }).alerts).toEqual({
    url: 'http://127.0.0.1:9/x',
    secret: undefined,
  })
})

test('all problems are reported together, without quoting what may be secret', () => {
  const wrong = {
    PORT: 'eighty',
    DATABASE_URL: 'mysql://name:hunter2@host/db',
    MAIL_TO: 'a@example.org, nobody',
    SITE_ORIGIN: 'example.org',
    TRUST_PROXY: 'yes',
    LIMITS: 'some',
    LIMITS_SUBSCRIPTIONS: 'few',
    SECRET: 'short',
    LOG_LEVEL: 'loud',
  }
  let message = ''
  try {
    read(wrong)
  } catch (error) {
    message = String(error)
  }
  for (const name of Object.keys(wrong)) expect(message).toContain(`- ${name} `)
  expect(message).not.toContain('hunter2')
})

test('variables are parsed', () => {
  const config = read({
    SMTP_URL: 'smtp://mail.example.com',
    MAIL_FROM: 'Desk <desk@example.com>',
    MAIL_TO: 'a@example.org,b@example.org',
    SITE_ORIGIN: 'https://www.example.org/',
    PUBLIC_URL: 'https://api.example.org/',
    TRUST_PROXY: '1',
    LIMITS: 'off',
    SITE_DIR: 'none',
  })
  expect(config).toMatchObject({
    mail: { to: ['a@example.org', 'b@example.org'], from: 'Desk <desk@example.com>' },
    siteOrigins: ['https://www.example.org'],
    publicUrl: 'https://api.example.org',
    trustProxy: 1,
    limits: [],
    siteDir: undefined,
  })
  expect(read({ TRUST_PROXY: 'loopback, 10.0.0.0/8' }).trustProxy).toEqual(['loopback', '10.0.0.0/8'])
})

test('budgets of bytes have defaults, are off with the limits, and never refuse the largest body for good', () => {
  const day = 86_400
  expect(read({}).budgets).toEqual({
    network: [
      { bytes: 5_000_000, seconds: 600 },
      { bytes: 50_000_000, seconds: day },
    ],
    thread: [{ bytes: 20_000_000, seconds: day }],
    total: [{ bytes: 200_000_000, seconds: day }],
  })
  expect(read({ LIMITS: 'off', VOLUME_TOTAL: '9M/1h' }).budgets).toEqual({
    network: [],
    thread: [],
    total: [{ bytes: 9_000_000, seconds: 3600 }],
  })
  for (const VOLUME_THREAD of ['1M/1d', '0M/1d', '2000M/1d', '20/1d', '20M'])
    expect(() => read({ VOLUME_THREAD })).toThrow('VOLUME_THREAD')
})

test('a limit without end, or that allows nothing, is rejected', () => {
  for (const LIMITS of ['2/0m', '0/1m']) expect(() => read({ LIMITS })).toThrow('LIMITS')
})

test('newsletters leave in batches that may be changed but not switched off, and who reports bounces needs a long key', () => {
  const mail = { SMTP_URL: 'smtp://mail.example.com' }
  expect(read(mail).mail?.newsletterBatch).toEqual({ count: 50, seconds: 30 })
  expect(read({ ...mail, NEWSLETTER_BATCH: '10/1m' }).mail?.newsletterBatch).toEqual({ count: 10, seconds: 60 })
  expect(() => read({ ...mail, NEWSLETTER_BATCH: 'off' })).toThrow('NEWSLETTER_BATCH')
  expect(read({ ...mail, NEWSLETTER_BATCH: '1000/1m' }).mail?.newsletterBatch?.count).toBe(1000)
  expect(() => read({ ...mail, NEWSLETTER_BATCH: '1001/1m' })).toThrow('at most 1000')
  expect(read({}).bounceSecret).toBe(undefined)
  expect(() => read({ BOUNCE_WEBHOOK_SECRET: 'short' })).toThrow('at least 16 characters')
})

test('bounces go to an address with one place for the id of the email, which mail servers take with it', () => {
  const mail = { SMTP_URL: 'smtp://mail.example.com' }
  expect(read(mail).mail?.bounceAddress).toBe(undefined)
  const good = 'bounces+{id}@example.com'
  expect(read({ ...mail, BOUNCE_ADDRESS: good }).mail?.bounceAddress).toBe(good)
  const longest = `${'b'.repeat(22)}{id}@example.com`
  expect(read({ ...mail, BOUNCE_ADDRESS: longest }).mail?.bounceAddress).toBe(longest)
  const international = read({ ...mail, BOUNCE_ADDRESS: 'bounces+{id}@bücher.example' }).mail?.bounceAddress
  expect(international).toBe('bounces+{id}@xn--bcher-kva.example')
  const long = `${'b'.repeat(23)}{id}@example.com`
  for (const BOUNCE_ADDRESS of ['bounces@example.com', '{id}{id}@example.com', '{id}', 'ü+{id}@example.com', long])
    expect(() => read({ ...mail, BOUNCE_ADDRESS })).toThrow('BOUNCE_ADDRESS')
})

test('a proxy that Fastify would not understand is named when the settings are read', () => {
  for (const TRUST_PROXY of [
    'loopback',
    '10.0.0.0/8',
    '::1',
    'fd00::/8',
    '10.0.0.1,uniquelocal',
    '2',
    '::ffff:10.0.0.1',
  ])
    expect(() => read({ TRUST_PROXY })).not.toThrow()
  for (const TRUST_PROXY of [
    '300.1.1.1',
    '10.0.0.0/99',
    '99',
    '10.0.0',
    'fd00::/129',
    '10.0.0.0/0',
    'true',
    '1.2.3.4/8/8',
    ':',
    'proxy.example',
  ])
    expect(() => read({ TRUST_PROXY })).toThrow(/TRUST_PROXY ".*" is neither a number of proxies/)
})
