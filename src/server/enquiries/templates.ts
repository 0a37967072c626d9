import type { Kysely } from 'kysely'
import type { InferOutput } from 'valibot'
import type { AnswerTemplate, templateChange } from '#contract/staff/templates.ts'
import { recordChange } from '../store/changes.ts'
import { bumpVersion, followsVersion } from '../store/ownVersion.ts'
import type { Tables, Tx } from '../store/tables.ts'

/** 'conflict' with the stored one: somebody else changed it. */
export type TemplateSaved =
  | { state: 'created' | 'changed' | 'conflict'; template: AnswerTemplate }
  | { state: 'missing' }

/** Those that staff see. */
export const templateColumns = ['id', 'name', 'subject', 'text', 'service', 'language', 'version'] as const

/** The template with an id; `undefined` if there is none. */
export function findTemplate(db: Kysely<Tables>, id: string): Promise<AnswerTemplate | undefined> {
  return db.selectFrom('answer_template').select(templateColumns).where('id', '=', id).executeTakeFirst()
}

/** Adds a template, or changes one that nobody else has changed since the given version. */
export async function saveTemplate(
  tx: Tx,
  { id, version, ...words }: InferOutput<typeof templateChange>,
  actor: string,
  newId: string,
  now: number,
): Promise<TemplateSaved> {
  if (id === undefined) {
    const template = { id: newId, ...words, version: 1 }
    const last = await tx
      .selectFrom('answer_template')
      .select(({ fn }) => fn.max('position').as('position'))
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('answer_template')
      .values({ ...template, position: (last.position ?? 0) + 1, changed_by: null, own_since: null })
      .execute()
    await recordChange(tx, 'template', newId, 'new', now)
    return { state: 'created', template }
  }
  const changed = await tx
    .updateTable('answer_template')
    .set({ ...words, ...bumpVersion(actor) })
    .where('id', '=', id)
    .where(followsVersion(version ?? 0, actor))
    .returning(templateColumns)
    .executeTakeFirst()
  if (changed) {
    await recordChange(tx, 'template', id, 'changed', now)
    return { state: 'changed', template: changed }
  }
  const stored = await findTemplate(tx, id)
  return stored ? { state: 'conflict', template: stored } : { state: 'missing' }
}

/** Puts templates into this order, before those that are not among them. Their versions stay: no words change. */
export async function orderTemplates(tx: Tx, ids: readonly string[], now: number): Promise<void> {
  const rows = await tx.selectFrom('answer_template').select('id').orderBy('position').orderBy('name').execute()
  const all = [...new Set([...ids, ...rows.map(({ id }) => id)])]
  for (const [at, id] of all.entries())
    await tx
      .updateTable('answer_template')
      .set({ position: at + 1 })
      .where('id', '=', id)
      .execute()
  await recordChange(tx, 'template', '', 'changed', now)
}

/**
 * Removes a template that nobody else has changed since the given version; what was written with it stays. Returns whether it is
 * gone.
 */
export async function removeTemplate(
  tx: Tx,
  id: string,
  version: number,
  actor: string,
  now: number,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('answer_template')
    .where('id', '=', id)
    .where(followsVersion(version, actor))
    .executeTakeFirst()
  if (numDeletedRows === 0n && (await findTemplate(tx, id))) return false
  await recordChange(tx, 'template', id, 'gone', now)
  return true
}
