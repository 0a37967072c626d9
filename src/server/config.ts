import { resolve } from 'node:path'
import { site } from '#content/site.ts'
import type { MailSettings } from './backend.ts'
import { isEmailAddress } from './emailAddress.ts'
import { EnvReader } from './envReader.ts'

/** At most `count` writes of one kind by one network within so many seconds. */
export interface LimitWindow {
  count: number
  seconds: number
}

/** How long things are kept, in days; 0 is for ever. */
export interface Retention {
  keys: number
  networks: number
  /** Letters that were sent or given up. */
  letters: number
  /** Subscriptions that nobody confirmed. */
  unconfirmed: number
  handledEnquiries: number
}

/** Everything that the environment decides. */
export interface Config {
  port: number
  /** `undefined` for all addresses. */
  host: string | undefined
  dataDir: string
  /** Absolute; `undefined` when a static host serves the site. */
  siteDir: string | undefined
  databaseUrl: string | undefined
  databaseConnections: number
  mail: MailSettings | undefined
  siteOrigins: string[]
  publicUrl: string
  trustProxy: false | number | string[]
  limits: LimitWindow[]
  /** For subscriptions, beside the other limits: each may have a letter sent to somebody who asked for none. */
  subscriptionLimits: LimitWindow[]
  retention: Retention
  secret: string | undefined
  logLevel: string
}

const secondsPer = { s: 1, m: 60, h: 3600, d: 86_400 } as const
const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

/** A secret has at least so many characters. */
export const shortestSecret = 32

/** Reads the environment. Throws `ConfigError` that lists everything that is wrong. `builtSite` is where the build lies. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, builtSite: string): Config {
  const read = new EnvReader(env)
  const port = read.integer('PORT', 8080, 0, 65_535)
  const siteDir = read.text('SITE_DIR', builtSite)
  const limits = readLimits(read, 'LIMITS', '300/1m,3000/1h')
  const config: Config = {
    port,
    host: read.optional('HOST'),
    dataDir: resolve(read.text('DATA_DIR', 'data')),
    siteDir: siteDir === 'none' ? undefined : resolve(siteDir),
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:'], 'postgresql://name:password@host/database'),
    databaseConnections: read.integer('DATABASE_CONNECTIONS', 10, 2, 200),
    mail: readMail(read),
    siteOrigins: read.list('SITE_ORIGIN').map((origin) => read.origin('SITE_ORIGIN', origin)),
    publicUrl: read.url('PUBLIC_URL', ['http:', 'https:'], site.origin) ?? `http://localhost:${port}`,
    trustProxy: readProxies(read),
    limits,
    subscriptionLimits: readLimits(read, 'LIMITS_SUBSCRIPTIONS', limits.length === 0 ? 'off' : '30/1h,100/1d'),
    retention: {
      keys: read.integer('RETENTION_KEYS_DAYS', 400, 0, 10_000),
      networks: read.integer('RETENTION_NETWORKS_DAYS', 30, 0, 10_000),
      letters: read.integer('RETENTION_LETTERS_DAYS', 90, 0, 10_000),
      unconfirmed: read.integer('RETENTION_UNCONFIRMED_DAYS', 30, 0, 10_000),
      handledEnquiries: read.integer('RETENTION_ENQUIRIES_DAYS', 0, 0, 10_000),
    },
    secret: read.optional('SECRET'),
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'info'),
  }
  const signs = config.secret === undefined || config.secret.length >= shortestSecret
  read.check(signs, 'SECRET', `must have at least ${shortestSecret} characters`)
  read.finish()
  return { ...config, publicUrl: config.publicUrl.replace(/\/+$/, '') }
}

function readMail(read: EnvReader): MailSettings | undefined {
  const url = read.url('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://name:password@mail.example.com:587')
  const from = read.text('MAIL_FROM', site.email)
  const to = read.list('MAIL_TO')
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from
  read.check(isEmailAddress(address), 'MAIL_FROM', 'must be an e-mail address, with or without a name before <it>')
  for (const one of to) read.check(isEmailAddress(one), 'MAIL_TO', `"${one}" is not an e-mail address`)
  return url === undefined ? undefined : { url, from, to: to.length > 0 ? to : [site.email] }
}

function readProxies(read: EnvReader): Config['trustProxy'] {
  const text = read.text('TRUST_PROXY', 'none')
  if (text === 'none') return false
  if (/^\d$/.test(text)) return Number(text)
  const addresses = read.list('TRUST_PROXY')
  const known = /^(?:loopback|linklocal|uniquelocal|[0-9a-f.:]+(?:\/\d{1,3})?)$/i
  for (const one of addresses) {
    read.check(
      known.test(one),
      'TRUST_PROXY',
      `"${one}" is neither a number of proxies nor an address such as 127.0.0.1 or 10.0.0.0/8`,
    )
  }
  return addresses
}

function readLimits(read: EnvReader, name: string, byDefault: string): LimitWindow[] {
  const parts = read.list(name, byDefault)
  if (parts.length === 1 && parts[0] === 'off') return []
  return parts.flatMap((part) => {
    const [, count, length, unit] = /^([1-9]\d*)\/([1-9]\d*)([smhd])$/.exec(part) ?? []
    read.check(unit !== undefined, name, `"${part}" must look like 60/1m (60 writes in 1 minute), or ${name}=off`)
    if (!unit) return []
    return [{ count: Number(count), seconds: Number(length) * secondsPer[unit as keyof typeof secondsPer] }]
  })
}
