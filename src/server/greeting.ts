import type { FastifyInstance } from 'fastify'
import { site } from '#content/site.ts'
import { deskPath } from '#contract/deskPath.ts'
import { linkMinutes } from '#contract/staff/signIn.ts'
import type { Config } from './config.ts'
import type { HeldMail } from './mail/heldEmails.ts'
import { isLoopback } from './mail/tlsPolicy.ts'
import { resumeCommand } from './newsletters/sending.ts'
import { databaseFile } from './store/openStore.ts'
import { version } from './version.ts'

/** The text that the start prints for the person who started it. `signIn` is a link for the first sign-in. */
export function greet(config: Config, app: FastifyInstance, held: HeldMail, signIn: string | undefined): string {
  const port = portOf(app) ?? config.port
  const lines = [
    `${site.product} ${version} is ready: http://localhost:${port}`,
    `  data   ${config.databaseUrl ? 'PostgreSQL (DATABASE_URL)' : databaseFile(config)}`,
    config.mail
      ? `  mail   to ${config.mail.to.join(', ')}; links in emails point to ${config.publicUrl}`
      : '  mail   not configured: emails stay in the database until SMTP_URL is set',
    ...(held.emails > 0
      ? [`  held   ${held.emails} old emails: desk email release, or desk email discard --held`]
      : []),
    ...(held.newsletters > 0 ? [`  held   ${held.newsletters} half-sent newsletters: ${resumeCommand}`] : []),
    '  list   npm run desk -- enquiries',
    config.staff.length > 0 ? `  desk   ${addressOf(config, app)}${deskPath}` : '  desk   off until STAFF is set',
    ...(signIn === undefined ? [] : [`  sign in for the first time, within ${linkMinutes} minutes: ${signIn}`]),
    '  stop   Ctrl+C',
  ]
  return `${lines.join('\n')}\n`
}

/** The address at which a browser reaches this server: on this machine by the actual port. */
export function addressOf({ publicUrl, port }: Config, app: FastifyInstance): string {
  return isLoopback(publicUrl) ? `http://localhost:${portOf(app) ?? port}` : publicUrl
}

/** The actual port; PORT=0 lets the system choose one. */
function portOf(app: FastifyInstance): number | undefined {
  const address = app.server.address()
  return typeof address === 'object' ? address?.port : undefined
}
