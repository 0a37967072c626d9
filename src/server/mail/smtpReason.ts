import { errorCode } from '../startupError.ts'

/** Why a delivery failed, without the server's own words, which may quote addresses and texts. */
export interface SmtpReason {
  /** Node's or nodemailer's code, such as ECONNREFUSED, CERT_HAS_EXPIRED or EAUTH; empty if there is none. */
  code: string
  /** The SMTP reply code, such as 550. */
  reply?: number
  /** The enhanced status (RFC 3463), such as 5.1.1. */
  status?: string
  /** The answer was to the recipient's address, and not to us or to the email. */
  atRecipient?: boolean
  /** The answer was to the email itself. */
  atContent?: boolean
}

/** The parts of a delivery's error that may be logged and sent to others. */
export function smtpReason(error: unknown): SmtpReason {
  if (!(error instanceof Error)) return { code: '' }
  const reply = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined
  const response = 'response' in error && typeof error.response === 'string' ? error.response : ''
  const [, status] = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  // Nodemailer calls all that ends a connection ESOCKET: a certificate that has expired, a refused connection, a reset one.
  const original = 'originalCode' in error && typeof error.originalCode === 'string' ? error.originalCode : ''
  const code = /^[A-Z][A-Z\d_]+$/.test(original) ? original : errorCode(error)
  const atRecipient = 'command' in error && error.command === 'RCPT TO'
  const atContent = 'command' in error && error.command === 'DATA'
  return {
    code,
    ...(reply === undefined ? {} : { reply }),
    ...(status === undefined ? {} : { status }),
    ...(atRecipient ? { atRecipient } : {}),
    ...(atContent ? { atContent } : {}),
  }
}

/** Notes on a delivery's error that the email had been passed on to its end. */
export function markWhole(error: unknown): void {
  if (error instanceof Error) Object.assign(error, { isWhole: true })
}

/** Whether the connection broke after the whole email was sent and before the server answered. */
export function mayHaveArrived(error: unknown): boolean {
  return error instanceof Error && 'isWhole' in error && !('responseCode' in error)
}
