import type { Config } from '../config.ts'
import { imapReason, mailboxOf, optionsOf } from '../messages/mailServer.ts'
import type { Finding } from './finding.ts'

/** Whether clients' replies reach the workplace, and their mailbox can be read. */
export async function checkReplies({
  config,
}: {
  config: Pick<Config, 'mail' | 'mailSecret' | 'mailbox' | 'staff'>
}): Promise<Finding> {
  const { mail, mailSecret, mailbox, staff } = config
  if (staff.length === 0) return { state: 'ok', text: 'without a workplace they go to MAIL_TO' }
  const hasWay = mailSecret !== undefined || mailbox !== undefined
  if (!hasWay && mail?.replyAddress !== undefined)
    return {
      state: 'fail',
      text: 'REPLY_ADDRESS is set, but nothing that comes to it is read: set IMAP_URL or MAIL_WEBHOOK_SECRET',
    }
  if (!hasWay)
    return { state: 'note', text: 'clients’ replies do not reach the workplace: set IMAP_URL or MAIL_WEBHOOK_SECRET' }
  const problem = mailbox && (await problemOf(mailbox))
  if (problem !== undefined) return { state: 'fail', text: `the mailbox of IMAP_URL cannot be read (${problem})` }
  if (mail?.replyAddress === undefined)
    return { state: 'note', text: 'they are read, but no conversation has an address of its own: set REPLY_ADDRESS' }
  return { state: 'ok', text: `they come to ${mail.replyAddress}` }
}

async function problemOf(settings: NonNullable<Config['mailbox']>): Promise<string | undefined> {
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow({ ...optionsOf(settings), disableAutoIdle: true })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.mailboxOpen(mailboxOf(settings.url).folder, { readOnly: true })
    return undefined
  } catch (error) {
    return imapReason(error)
  } finally {
    client.close()
  }
}
