import type { Kysely } from 'kysely'
import { piecesOf } from '../messages/attachments.ts'
import type { DataSubject } from '../privacy/dataSubject.ts'
import type { EnquiryMessageRow } from '../store/messageTables.ts'
import type { Tables } from '../store/tables.ts'
import type { Row } from './listing.ts'

/** A message of a conversation as the command line shows it. */
export function messageRow(row: EnquiryMessageRow): Row {
  return {
    id: row.id,
    enquiry: row.enquiry_id,
    direction: row.direction,
    channel: row.channel,
    kind: row.kind,
    sent: new Date(row.sent_at),
    received: new Date(row.received_at),
    from: [row.from_name, row.from_address].filter(Boolean).join(' '),
    to: (JSON.parse(row.to_addresses) as string[]).join(', '),
    author: row.author,
    subject: row.subject,
    text: row.text,
    quoted: row.quoted,
  }
}

/** The files of a person's messages and answers, one at a time; to be handed over with their content, in Base64, unless it is infected. */
export async function* filesIn(
  db: Kysely<Tables>,
  { enquiries, messages }: Pick<DataSubject, 'enquiries' | 'messages'>,
  isWhole: boolean,
): AsyncGenerator<Row[]> {
  const found = new Set<string>()
  for (const [column, ids] of [['enquiry_id', enquiries] as const, ['message_id', messages] as const])
    for (const id of ids) {
      const rows = await db.selectFrom('attachment').select('id').where(column, '=', id).orderBy('id').execute()
      for (const row of rows) found.add(row.id)
    }
  for (const id of found) {
    const file = await db.selectFrom('attachment').selectAll().where('id', '=', id).executeTakeFirst()
    if (!file) continue
    const { name, type, bytes, message_id, answer_id, created_at, threat } = file
    const row = {
      id,
      message: message_id,
      answer: answer_id,
      name,
      type,
      bytes: Number(bytes),
      stored: new Date(created_at),
      ...(threat !== null && { threat }),
    }
    yield [isWhole && threat === null ? { ...row, content: await base64Of(db, id) } : row]
  }
}

async function base64Of(db: Kysely<Tables>, id: string): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of piecesOf(db, id)) pieces.push(piece)
  return Buffer.concat(pieces).toString('base64')
}
