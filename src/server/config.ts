import { resolve } from 'node:path'
import { retentionDays } from '#content/retention.ts'
import { site } from '#content/site.ts'
import type { MailSettings } from './backend.ts'
import type { CommentRules } from './comments/commentRules.ts'
import { EnvReader } from './envReader.ts'
import type { ByteBudgetWindows, LimitWindow, WriteKind } from './http/limitWindows.ts'
import { readProxies } from './http/trustedProxies.ts'
import { readBudgets, readLimits } from './limitSettings.ts'
import { isEmailAddress } from './mail/emailAddress.ts'
import { readIdAddress } from './mail/idAddress.ts'
import { cleartextValue, isLoopback, tlsValues } from './mail/tlsPolicy.ts'
import { type ClamdAddress, readClamd } from './messages/clamd.ts'
import type { MailboxSettings } from './messages/mailServer.ts'
import { defaultBatch } from './newsletters/defaultBatch.ts'
import { readStaff, type StaffMember } from './staff/members.ts'
import { type UnknownSetting, unknownSettings } from './unknownSettings.ts'

/** How long records are kept, in days; 0 means forever. */
export interface Retention {
  keys: number
  networks: number
  /** Emails that were sent or given up. */
  emails: number
  /** Subscriptions that were never confirmed. */
  unconfirmed: number
  /** Which newsletters a subscriber got. */
  newsletters: number
  handledEnquiries: number
}

/** All settings from the environment. */
export interface Config {
  port: number
  /** `undefined` for all addresses. */
  host: string | undefined
  dataDir: string
  /** Absolute path; `undefined` if a static host serves the site. */
  siteDir: string | undefined
  /** Absolute path of the sources whose articles owners edit; `undefined` if they edit none. */
  siteSource: string | undefined
  databaseUrl: string | undefined
  databaseConnections: number
  mail: MailSettings | undefined
  siteOrigins: string[]
  publicUrl: string
  trustProxy: false | number | string[]
  limits: LimitWindow[]
  budgets: ByteBudgetWindows
  /** Stricter limits for each kind of write: each of them sends somebody an email. */
  kindLimits: Record<WriteKind, LimitWindow[]>
  /** Of all networks together, for each kind of write. */
  totalLimits: LimitWindow[]
  /** Of reads and refused requests, per network. */
  readLimits: LimitWindow[]
  /** Whether attempts to sign in are limited; apart from all other limits. */
  limitsSignIn: boolean
  commentRules: CommentRules
  /** Whether comments and reports that come faster than a person writes need a proof of work. */
  proofOfWork: boolean
  alerts: AlertSettings | undefined
  /** The secret with which bounces and complaints may be reported; `undefined` for nobody. */
  bounceSecret: string | undefined
  /** The mailbox that is read; `undefined` for none. */
  mailbox: MailboxSettings | undefined
  /** The clamd that scans files; `undefined` if they are not scanned. */
  clamd: ClamdAddress | undefined
  /** The secret with which mail services deliver emails; `undefined` for none. */
  mailSecret: string | undefined
  /** The address at which metrics are served; `undefined` for nowhere. */
  metrics: { port: number; host: string } | undefined
  retention: Retention
  /** Members who may sign in to the workplace; empty switches it off. */
  staff: StaffMember[]
  /** Days without a call for which a session that was opened with a passkey lasts. */
  passkeyDays: number
  /** Origins of push services that may have a private address. */
  pushServices: string[]
  secret: string | undefined
  /** Hours after which a backup is missed; 0 if none is expected. */
  backupHours: number
  logLevel: string
  /** Names of all settings. */
  settingNames: string[]
  /** Variables that look like misspelt ones. */
  unknown: UnknownSetting[]
}

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

/** Minimum length of the secret, in characters. */
export const minSecretLength = 32

/** Reads the environment. Throws a `ConfigError` that lists every problem. `builtSite` is the default of SITE_DIR. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, builtSite: string): Config {
  const read = new EnvReader(env)
  const port = read.integer('PORT', 8080, 0, 65_535)
  const siteDir = read.place('SITE_DIR') ?? builtSite
  const limits = readLimits(read, 'LIMITS', '300/1m,3000/1h')
  const unlessOff = (byDefault: string) => (limits.length === 0 ? 'off' : byDefault)
  const config: Omit<Config, 'settingNames' | 'unknown'> = {
    port,
    host: read.place('HOST'),
    dataDir: read.folder('DATA_DIR') ?? resolve('data'),
    siteDir: siteDir === 'none' ? undefined : resolve(siteDir),
    siteSource: read.folder('SITE_SOURCE'),
    databaseUrl: read.databaseUrl('DATABASE_URL'),
    databaseConnections: read.integer('DATABASE_CONNECTIONS', 10, 2, 200),
    mail: readMail(read),
    siteOrigins: read.list('SITE_ORIGIN').map((origin) => read.origin('SITE_ORIGIN', origin)),
    publicUrl: read.base('PUBLIC_URL', site.origin) ?? `http://localhost:${port}`,
    trustProxy: readProxies(read),
    limits,
    budgets: readBudgets(read, limits.length === 0),
    kindLimits: {
      enquiry: readLimits(read, 'LIMITS_ENQUIRIES', unlessOff('20/10m,100/1d')),
      subscription: readLimits(read, 'LIMITS_SUBSCRIPTIONS', unlessOff('30/1h,100/1d')),
      comment: readLimits(read, 'LIMITS_COMMENTS', unlessOff('30/10m,300/1d')),
      report: readLimits(read, 'LIMITS_REPORTS', unlessOff('10/10m,50/1d')),
    },
    totalLimits: readLimits(read, 'LIMITS_TOTAL', unlessOff('1200/1m')),
    readLimits: readLimits(read, 'LIMITS_READS', unlessOff('300/1m')),
    limitsSignIn: read.oneOf('LIMITS_SIGN_IN', ['on', 'off'], 'on') === 'on',
    commentRules: readCommentRules(read),
    proofOfWork: read.oneOf('PROOF_OF_WORK', ['on', 'off'], limits.length === 0 ? 'off' : 'on') === 'on',
    alerts: readAlerts(read),
    bounceSecret: readKey(read, 'BOUNCE_WEBHOOK_SECRET'),
    mailSecret: readKey(read, 'MAIL_WEBHOOK_SECRET'),
    mailbox: readMailbox(read),
    clamd: readClamd(read),
    metrics: readMetrics(read),
    retention: readRetention(read),
    staff: readStaff(read),
    passkeyDays: read.integer('PASSKEY_SESSION_DAYS', 30, 3, 120),
    pushServices: readPushServices(read),
    secret: read.optional('SECRET'),
    backupHours: read.integer('BACKUP_ALERT_HOURS', 50, 0, 10_000),
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'info'),
  }
  const isLongEnough = config.secret === undefined || config.secret.length >= minSecretLength
  read.check(isLongEnough, 'SECRET', `must have at least ${minSecretLength} characters`)
  const { publicUrl, staff } = config
  const isProtected = !URL.canParse(publicUrl) || publicUrl.startsWith('https:') || isLoopback(publicUrl)
  read.check(staff.length === 0 || isProtected, 'PUBLIC_URL', 'must begin with https:// if STAFF is set')
  read.finish()
  const unknown = unknownSettings(env, read.names)
  return { ...config, settingNames: read.names, unknown, publicUrl: publicUrl.replace(/\/+$/, '') }
}

/**
 * Why CORS rejects the pages of a site hosted elsewhere, and what to set; `undefined` if they may call this server.
 * Browsers report the rejection as a network error, so visitors' items would pile up in outboxes and never arrive.
 */
export function rejectedOrigin({
  siteDir,
  siteOrigins,
  publicUrl,
}: Pick<Config, 'siteDir' | 'siteOrigins' | 'publicUrl'>): string | undefined {
  const mayCall = siteDir !== undefined || [...siteOrigins, new URL(publicUrl).origin].includes(site.origin)
  return mayCall
    ? undefined
    : `pages of ${site.origin} may not call this server: set SITE_ORIGIN=${site.origin}, or PUBLIC_URL if both share one address`
}

/** Services in a network of one's own. Without TLS on this machine only: the address in a message's URL is its secret. */
function readPushServices(read: EnvReader): string[] {
  const services = read.list('PUSH_SERVICES').map((origin) => read.origin('PUSH_SERVICES', origin))
  const isProtected = (url: string) => !URL.canParse(url) || url.startsWith('https:') || isLoopback(url)
  read.check(services.every(isProtected), 'PUSH_SERVICES', 'must begin with https://')
  return services
}

function readMail(read: EnvReader): MailSettings | undefined {
  const url = read.url('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://name:password@mail.example.com:587')
  const from = read.text('MAIL_FROM', site.email)
  const to = read.list('MAIL_TO')
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from
  read.check(isEmailAddress(address), 'MAIL_FROM', 'must be an email address, or a name followed by <address>')
  for (const one of to) read.check(isEmailAddress(one), 'MAIL_TO', `"${one}" is not an email address`)
  const cleartext = read.oneOf('SMTP_TLS', tlsValues, 'required') === cleartextValue
  const digestRate = readLimits(read, 'DIGEST_BEYOND', '10/10m')[0]
  const [newsletterBatch] = readLimits(read, 'NEWSLETTER_BATCH', `${defaultBatch.count}/${defaultBatch.seconds}s`)
  read.check(newsletterBatch !== undefined, 'NEWSLETTER_BATCH', 'cannot be off')
  read.check((newsletterBatch?.count ?? 0) <= 1000, 'NEWSLETTER_BATCH', 'must be at most 1000 emails at a time')
  const sending = {
    cleartext,
    digestRate,
    newsletterBatch,
    bounceAddress: readIdAddress(read, 'BOUNCE_ADDRESS', 'bounces'),
    replyAddress: readIdAddress(read, 'REPLY_ADDRESS', 'desk'),
  }
  return url === undefined ? undefined : { url, from, to: to.length > 0 ? to : [site.email], ...sending }
}

function readMailbox(read: EnvReader): MailboxSettings | undefined {
  const url = read.url('IMAP_URL', ['imap:', 'imaps:'], 'imaps://name:password@mail.example.com')
  const cleartext = read.oneOf('IMAP_TLS', tlsValues, 'required') === cleartextValue
  return url === undefined ? undefined : { url, cleartext }
}

/** A second channel for alarms, because mail cannot report its own failure. */
export interface AlertSettings {
  url: string
  /** Signs the body; `undefined` for receivers that cannot check a signature. */
  secret: string | undefined
}

function readAlerts(read: EnvReader): AlertSettings | undefined {
  const url = read.url('ALERT_WEBHOOK_URL', ['https:', 'http:'], 'https://hooks.example.com/desk')
  const secret = readKey(read, 'ALERT_WEBHOOK_SECRET')
  const isSafe = url === undefined || !URL.canParse(url) || url.startsWith('https:') || isLoopback(url)
  read.check(isSafe, 'ALERT_WEBHOOK_URL', 'must begin with https://, except on this machine')
  return url === undefined ? undefined : { url, secret }
}

function readKey(read: EnvReader, name: string): string | undefined {
  const key = read.optional(name)
  read.check(key === undefined || key.length >= 16, name, 'must have at least 16 characters')
  return key
}

function readMetrics(read: EnvReader): Config['metrics'] {
  const host = read.place('METRICS_HOST') ?? '127.0.0.1'
  if (read.optional('METRICS_PORT') === undefined) return undefined
  return { port: read.integer('METRICS_PORT', 0, 0, 65_535), host }
}

function readCommentRules(read: EnvReader): CommentRules {
  return {
    reviewAll: read.oneOf('COMMENTS', ['open', 'review'], 'open') === 'review',
    reservedNames: read.list('COMMENTS_RESERVED_NAMES'),
    heldWords: read.list('COMMENTS_HELD_WORDS'),
    notifies: read.optional('SMTP_URL') !== undefined,
  }
}

function readRetention(read: EnvReader): Retention {
  const { keys, networks, emails, unconfirmed, newsletters, handledEnquiries } = retentionDays
  const days = (name: string, byDefault: number) => read.integer(name, byDefault, 0, 10_000)
  return {
    keys: days('RETENTION_KEYS_DAYS', keys),
    networks: days('RETENTION_NETWORKS_DAYS', networks),
    emails: days('RETENTION_EMAILS_DAYS', emails),
    unconfirmed: days('RETENTION_UNCONFIRMED_DAYS', unconfirmed),
    newsletters: days('RETENTION_NEWSLETTERS_DAYS', newsletters),
    handledEnquiries: days('RETENTION_ENQUIRIES_DAYS', handledEnquiries),
  }
}
