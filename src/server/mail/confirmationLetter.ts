import type { Backend } from '../backend.ts'
import { signedUrl } from '../links/linkUrls.ts'
import type { Composed } from './composed.ts'
import { mailTexts } from './mailTexts.ts'

/** Asks a subscriber to confirm, and offers one click that stops all letters (RFC 8058). */
export async function confirmationLetter(backend: Backend, id: string): Promise<Composed | undefined> {
  const row = await backend.store.db.selectFrom('subscriber').selectAll().where('id', '=', id).executeTakeFirst()
  if (row?.state !== 'pending') return undefined
  const say = mailTexts.confirmation
  const stop = signedUrl(backend, 'unsubscribe', row.id, row.revision)
  return {
    to: [row.email],
    subject: say.subject,
    parts: [
      { kind: 'text', text: say.lead },
      { kind: 'link', label: say.confirm, url: signedUrl(backend, 'confirm', row.id, row.revision) },
      { kind: 'text', text: say.ignore },
      { kind: 'link', label: say.stop, url: stop },
    ],
    headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
