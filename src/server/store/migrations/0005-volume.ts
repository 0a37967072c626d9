import { type Kysely, sql } from 'kysely'

/**
 * Bounds the work of reading a thread: each comment's size, and the top-level comment that its conversation began
 * with. The texts of comments leave the idempotency keys, which rebuild their answers from the comment.
 */
export async function volume(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  for (const column of ['root_position', 'bytes']) {
    await schema
      .alterTable('comment')
      .addColumn(column, 'bigint', (definition) => definition.notNull().defaultTo(0))
      .execute()
  }
  await sql`with recursive roots (id, root) as (
      select id, position from comment where parent_id is null
      union all select comment.id, roots.root from comment join roots on comment.parent_id = roots.id
    ) update comment set root_position = roots.root from roots where roots.id = comment.id`.execute(db)
  await sql`update comment set bytes = octet_length(author) + octet_length(text) + 130`.execute(db)
  // With all columns that select a page, so that no text is read to find out where a page ends. SQLite does not conclude
  // from the condition that the last one is null.
  await sql`create index comment_page on comment (blog_id, root_position desc, position, bytes, held_because)
    where held_because is null`.execute(db)
  const ofComment = sql`subject in (select id from comment)`
  await sql`update idempotency
    set body = case when body like '%"replies":[],"held":true}' then '{"held":true}' else '{}' end
    where ${ofComment}`.execute(db)
}
