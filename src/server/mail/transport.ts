import nodemailer from 'nodemailer'
import type { OutgoingMail } from './compose.ts'

/** Brings letters to a mail server. */
export interface Transport {
  /** Answers the addresses that accepted the letter and those that refused it. Rejects when it could not be handed over. */
  send(mail: OutgoingMail, recipients: readonly string[]): Promise<{ accepted: string[]; refused: string[] }>
  /** Rejects when the server cannot be reached or does not let us in. */
  verify(): Promise<void>
}

/** SMTP to the server of the URL. An attempt takes at most a minute or two, well within a letter's lease. */
export function smtpTransport(url: string): Transport {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 45_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail, recipients) {
      const from = /<([^<>]+)>\s*$/.exec(mail.from)?.[1] ?? mail.from
      const { accepted, rejected } = await transport.sendMail({ ...mail, envelope: { from, to: [...recipients] } })
      return { accepted: accepted.map(addressOf), refused: rejected.map(addressOf) }
    },
    async verify() {
      await transport.verify()
    },
  }
}

function addressOf(address: string | { address: string }): string {
  return typeof address === 'string' ? address : address.address
}
