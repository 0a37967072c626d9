import type { ImapFlow, SearchObject } from 'imapflow'
import { isLoopback } from '../mail/tlsPolicy.ts'
import { errorCode } from '../startupError.ts'

const second = 1000
const minute = 60 * second

/** The mailbox to which clients' replies come. */
export interface MailboxSettings {
  /** `imaps://name:password@mail.example.com/INBOX` */
  url: string
  /** Reads without TLS from a server on another machine. */
  cleartext: boolean
}

/** Rejects if the server refuses: the library's own `false` would look like a mailbox in which nothing is new. */
export async function search(client: ImapFlow, query: SearchObject): Promise<number[]> {
  const found = await client.search(query, { uid: true })
  if (!Array.isArray(found)) throw Object.assign(new Error('the search was refused'), { code: 'ESEARCH' })
  return found
}

/**
 * Why a mailbox cannot be read, for the log and `desk doctor`. Of the server's answer only its code (RFC 5530): its own words
 * may quote its user. The library gives no code to what a server refuses, and marks the usual causes instead.
 */
export function imapReason(error: unknown): string {
  const { serverResponseCode, authenticationFailed, mailboxMissing, tlsFailed } = error as Partial<Refusal>
  const code = /^[A-Z-]+$/.test(serverResponseCode ?? '') ? serverResponseCode : ''
  // A server whose list of users is away refuses the login with another code, such as UNAVAILABLE.
  if (authenticationFailed && (code === '' || code === 'AUTHENTICATIONFAILED')) return 'name or password refused'
  if (mailboxMissing) return 'no such folder'
  if (tlsFailed) return 'no TLS offered'
  return errorCode(error) || code || 'unknown'
}

/** The marks that imapflow puts on an error. */
interface Refusal {
  serverResponseCode: string
  authenticationFailed: boolean
  mailboxMissing: boolean
  tlsFailed: boolean
}

/** The folder of the URL, and the mailbox's name without its password. */
export function mailboxOf(url: string): { folder: string; mailbox: string } {
  const { hostname, username, pathname } = new URL(url)
  const folder = decoded(pathname.slice(1)) || 'INBOX'
  return { folder, mailbox: `${decoded(username)}@${hostname} ${folder}` }
}

/** As it stands if a bare '%' is in it: SMTP_URL and DATABASE_URL take the same password so. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Without TLS only where nobody can listen on the way, or the provider permitted it by name. */
export function optionsOf({ url, cleartext }: MailboxSettings): ConstructorParameters<typeof ImapFlow>[0] {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'imaps:'
  const mustUseTls = !secure && !cleartext && !isLoopback(url)
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 993 : 143) : Number(port),
    secure,
    ...(mustUseTls ? { doSTARTTLS: true } : {}),
    auth: { user: decoded(username), pass: decoded(password) },
    logger: false,
    connectionTimeout: 30_000,
    greetingTimeout: 15_000,
    socketTimeout: 5 * minute,
    maxIdleTime: 4 * minute,
    autoIdleDelay: 2 * second,
  }
}
