/**
 * A header with the bounce address. Who quotes an email in a complaint may have seen it before its envelope became the
 * Return-Path.
 */
export const envelopeHeader = 'X-Envelope-From'

/** The id of an email in its Message-ID, with or without brackets and domain. */
export function emailIdOf(messageId: string): string | undefined {
  return /^\s*<?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:@[^\s<>]*)?>?\s*$/i.exec(messageId)?.[1]?.toLowerCase()
}
