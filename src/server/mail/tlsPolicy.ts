/** The value of SMTP_TLS that permits cleartext. It names the danger, so nobody sets it by accident. */
export const cleartextValue = 'cleartext-exposes-password-and-emails'

/** The values of SMTP_TLS. */
export const tlsValues = ['required', cleartextValue] as const

/** URL options of nodemailer with which an SMTP_URL could turn TLS off again. */
const tlsOptions = ['requireTLS', 'ignoreTLS', 'opportunisticTLS']

/** Whether the URL's host is this machine, so that nobody can listen on the way. */
export function isLoopback(url: string): boolean {
  const host = new URL(url).hostname.toLowerCase()
  return host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host)
}

/**
 * Settings that make nodemailer refuse a connection without TLS, unless the server is on this machine or cleartext was
 * permitted. Otherwise anybody on the way could strip STARTTLS and read the password and the emails.
 */
export function tlsSettings(url: string, cleartext: boolean): { url: string; requireTLS?: true } {
  if (cleartext || isLoopback(url)) return { url }
  const demanded = new URL(url)
  for (const name of tlsOptions) demanded.searchParams.delete(name)
  return { url: demanded.href, requireTLS: true }
}
