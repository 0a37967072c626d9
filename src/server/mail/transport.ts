import nodemailer from 'nodemailer'
import type { OutgoingMail } from './compose.ts'
import { withAsciiDomain } from './emailAddress.ts'
import { markWhole } from './smtpReason.ts'
import { tlsSettings } from './tlsPolicy.ts'

/** Passes emails to a mail server. */
export interface Transport {
  /**
   * Returns which addresses accepted and which rejected the email. Rejects if it could not be passed on at all, or if
   * the signal aborts the attempt, which closes the connection.
   */
  send(mail: OutgoingMail, recipients: readonly string[], signal: AbortSignal): Promise<Acceptance>
  /** Rejects if the server cannot be reached, offers no TLS though it must, or the login fails. */
  verify(): Promise<void>
}

/** The mail server's verdict on each recipient. */
export interface Acceptance {
  accepted: string[]
  rejected: string[]
  /** The server's reason for the first rejected one. */
  reason?: unknown
}

/** Longest time for `verify`, in milliseconds. */
const verifyTimeout = 30_000

/** How the connection to a mail server may be made. */
export interface TransportOptions {
  /** Sends without TLS to another machine if it offers none. */
  cleartext?: boolean
}

/**
 * SMTP to the server of the URL. These timeouts count inactivity only, so a server that drips a line now and then could
 * hold an attempt for ever: the caller's signal limits the whole attempt.
 */
export function smtpTransport(url: string, { cleartext = false }: TransportOptions = {}): Transport {
  const options = {
    ...tlsSettings(url, cleartext),
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 45_000,
    // Destroys the socket instead of waiting for the other side to close it too.
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  const transport = nodemailer.createTransport(options)
  // Message-IDs of emails that were passed on to their end. Nodemailer's errors do not tell: a broken connection has the
  // command CONN before and after DATA. The line that ends DATA is written only after this event.
  const whole = new Set<string>()
  transport.use('stream', ({ data: { messageId = '' }, message }, done) => {
    message.processFunc((content) => content.once('end', () => whole.add(messageId)))
    done()
  })
  return {
    async send(mail, recipients, signal) {
      const { envelopeFrom, ...content } = mail
      const from = envelopeFrom ?? addressIn(mail.from)
      const message = { ...content, envelope: { from, to: [...recipients] }, signal }
      const result = await transport
        .sendMail(message)
        .catch((error: unknown) => {
          if (whole.has(mail.messageId)) markWhole(error)
          throw error
        })
        .finally(() => whole.delete(mail.messageId))
      const [reason] = 'rejectedErrors' in result && Array.isArray(result.rejectedErrors) ? result.rejectedErrors : []
      // Nodemailer answers with domains in lower case. As it was asked for, the caller knows an address again.
      const asked = new Map(recipients.map((one) => [withAsciiDomain(one), one]))
      const known = (address: string) => asked.get(withAsciiDomain(address)) ?? address
      const [accepted, rejected] = [result.accepted, result.rejected].map((all) => all.map(addressOf).map(known))
      return { accepted: accepted ?? [], rejected: rejected ?? [], reason }
    },
    async verify() {
      let timer: NodeJS.Timeout | undefined
      const timeout = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error(`no answer within ${verifyTimeout / 1000} s`)), verifyTimeout)
      })
      await Promise.race([transport.verify(), timeout]).finally(() => clearTimeout(timer))
    },
  }
}

function addressIn(from: OutgoingMail['from']): string {
  return typeof from === 'string' ? (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from) : from.address
}

function addressOf(address: string | { address: string }): string {
  return typeof address === 'string' ? address : address.address
}
