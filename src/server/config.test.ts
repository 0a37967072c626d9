import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const read = (env: Record<string, string>) => readConfig(env, '/built/site')

test('without any variable the desk runs at port 8080 with SQLite under data and without mail', () => {
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
    subscriptionLimits: [
      { count: 30, seconds: 3600 },
      { count: 100, seconds: 86_400 },
    ],
  })
})

test('the limits of subscriptions go with the others when those are switched off, unless they are set', () => {
  expect(read({ LIMITS: 'off' }).subscriptionLimits).toEqual([])
  const windows = [{ count: 5, seconds: 60 }]
  expect(read({ LIMITS: 'off', LIMITS_SUBSCRIPTIONS: '5/1m' }).subscriptionLimits).toEqual(windows)
  expect(read({ LIMITS_SUBSCRIPTIONS: 'off' })).toMatchObject({ limits: [{}, {}], subscriptionLimits: [] })
})

test('everything that is wrong is said at once, without quoting what may be secret', () => {
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

test('variables are understood', () => {
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

test('a limit that would never end, or let nothing through, is refused', () => {
  for (const LIMITS of ['2/0m', '0/1m']) expect(() => read({ LIMITS })).toThrow('LIMITS')
})
