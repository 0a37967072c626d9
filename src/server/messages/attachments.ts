import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Attachment } from '#contract/staff/messages.ts'
import { orderedId } from '../enquiries/changeEnquiry.ts'
import type { AttachmentRow } from '../store/messageTables.ts'
import type { Tables, Tx } from '../store/tables.ts'

/** Bytes of one row: small enough that a backup or a download holds little in memory at a time. */
const pieceBytes = 65_536
/** Rows of one insert. */
const piecesAtOnce = 16

/** A file to be stored, with a cleaned name and a type found by its content. */
export interface NewFile {
  name: string
  type: string
  content: Uint8Array
}

/** The records that a stored file belongs to. */
export type FileOwner = Pick<AttachmentRow, 'enquiry_id' | 'message_id' | 'answer_id' | 'author'>

/** Stores a file in pieces. Returns its row. */
export async function storeFile(tx: Tx, owner: FileOwner, file: NewFile, now: number): Promise<AttachmentRow> {
  const { name, type, content } = file
  const digest = createHash('sha256').update(content).digest('base64url')
  const scan = { scan_at: now, scanned_at: null, threat: null }
  const row = { id: orderedId(now), ...owner, name, type, bytes: content.length, digest, created_at: now, ...scan }
  await tx.insertInto('attachment').values(row).execute()
  const count = Math.ceil(content.length / pieceBytes)
  for (let from = 0; from < count; from += piecesAtOnce) {
    const pieces = Array.from({ length: Math.min(piecesAtOnce, count - from) }, (_, at) => {
      const position = from + at
      const data = Buffer.from(content.subarray(position * pieceBytes, (position + 1) * pieceBytes))
      return { attachment_id: row.id, position, data }
    })
    await tx.insertInto('attachment_piece').values(pieces).execute()
  }
  return row
}

/** The file was erased while it was read. */
export class ErasedFile extends Error {
  override name = 'ErasedFile'
}

/**
 * The content of a file, piece by piece. Throws `ErasedFile` if it is erased meanwhile: what was read until then would pass
 * for the whole file with whoever saves it, or gets it by email.
 */
export async function* piecesOf(db: Kysely<Tables>, id: string): AsyncGenerator<Buffer> {
  const file = await db.selectFrom('attachment').select('bytes').where('id', '=', id).executeTakeFirst()
  if (!file) throw new ErasedFile('The file was erased before it was read.')
  const count = Math.ceil(Number(file.bytes) / pieceBytes)
  for (let position = 0; position < count; position += 1) {
    const piece = await db
      .selectFrom('attachment_piece')
      .select('data')
      .where('attachment_id', '=', id)
      .where('position', '=', position)
      .executeTakeFirst()
    if (!piece) throw new ErasedFile('The file was erased while it was read.')
    yield Buffer.from(piece.data)
  }
}

/** The files of messages or answers, by the id of what they belong to, in the order in which they were attached. */
export async function filesOf(
  db: Kysely<Tables>,
  column: 'message_id' | 'answer_id',
  ids: readonly string[],
): Promise<Map<string, Attachment[]>> {
  const found = new Map<string, Attachment[]>()
  if (ids.length === 0) return found
  const rows = await db.selectFrom('attachment').selectAll().where(column, 'in', ids).orderBy('id').execute()
  for (const row of rows) {
    const owner = row[column] ?? ''
    found.set(owner, [...(found.get(owner) ?? []), attachmentOf(row)])
  }
  return found
}

/** A file as staff see it. */
export function attachmentOf({ id, name, type, bytes, scanned_at, threat }: AttachmentRow): Attachment {
  return { id, name, type, bytes: Number(bytes), ...(scanned_at !== null && { scan: { threat } }) }
}
