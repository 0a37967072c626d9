import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { maxLength } from '#contract/lengths.ts'
import type { CommentRow } from '../store/tables.ts'
import { onEachDatabase } from '../store/testing/eachDatabase.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'

onEachDatabase((open) => {
  let server: TestBackend
  beforeEach(async () => {
    server = await testBackend({ store: await open() })
  })
  afterEach(() => server.close())

  const get = (url: string, headers = {}) => server.app.inject({ url, headers })
  const nextOf = (link: unknown) => {
    const query = /^<([^>]+)>; rel="next"$/.exec(String(link))?.[1]
    return query && `/api/comments/blog1${query}`
  }

  /** All pages from the newest to the oldest, following the Link header. */
  async function readPages(): Promise<Comment[][]> {
    const pages: Comment[][] = []
    for (let url: string | undefined = '/api/comments/blog1'; url; ) {
      const answer = await get(url)
      expect(answer.statusCode).toBe(200)
      pages.push(answer.json<Comment[]>())
      url = nextOf(answer.headers.link)
    }
    return pages
  }

  /** Stores comments without going through the API, one per entry: the index of its parent, and the size of its text. */
  async function fill(entries: readonly { parent?: number; size?: number }[]): Promise<string[]> {
    const ids = entries.map(() => uuidv7())
    const roots: number[] = []
    const rows = entries.map(({ parent, size = 4 }, index): CommentRow => {
      roots[index] = parent === undefined ? index + 1 : (roots[parent] ?? 0)
      return {
        id: ids[index] ?? '',
        blog_id: 'blog1',
        parent_id: parent === undefined ? null : (ids[parent] ?? null),
        position: index + 1,
        root_position: roots[index] ?? 0,
        bytes: size + 130,
        author: '',
        phone: '',
        email: '',
        address: '',
        text: 'x'.repeat(size),
        text_fingerprint: `${index}`,
        network: null,
        network_56: null,
        network_48: null,
        state: 'shown',
        held_because: null,
        revision: 1,
        created_at: index,
        moderated_at: null,
        by_provider: 0,
      }
    })
    await server.store.write(async (tx) => {
      await tx.insertInto('thread').values({ blog_id: 'blog1', position: entries.length, version: 'filled' }).execute()
      for (let at = 0; at < rows.length; at += 200)
        await tx
          .insertInto('comment')
          .values(rows.slice(at, at + 200))
          .execute()
    })
    return ids
  }

  test('API-03 a thread of 1,200 comments is read in pages of its newest top-level comments, oldest first within each', async () => {
    const ids = await fill(Array.from({ length: 1200 }, () => ({})))
    const pages = await readPages()
    expect(pages.map((page) => page.length)).toEqual([500, 500, 200])
    expect(
      pages
        .toReversed()
        .flat()
        .map(({ _id }) => _id),
    ).toEqual(ids)
  })

  test('a page ends before the conversation that would exceed its size, and never splits one that fits a page', async () => {
    const ids = await fill([{}, { size: 300_000 }, { parent: 1, size: 9000 }, {}, { size: 300_000 }, { parent: 4 }])
    const [first = [], second = [], ...more] = await readPages()
    expect(more).toEqual([])
    expect(first.map(({ _id }) => _id)).toEqual([ids[3], ids[4]])
    expect(second.map(({ _id }) => _id)).toEqual([ids[0], ids[1]])
    expect(second[1]?.replies.map(({ _id }) => _id)).toEqual([ids[2]])
  })

  test('a conversation larger than a page is continued on the next one, where replies name their parent', async () => {
    const ids = await fill([{}, ...Array.from({ length: 700 }, () => ({ parent: 0 })), {}])
    const [newest = [], conversation = [], rest = [], ...more] = await readPages()
    expect(more).toEqual([])
    expect(newest.map(({ _id }) => _id)).toEqual([ids[701]])
    expect(conversation.map(({ _id, replies }) => [_id, replies.length])).toEqual([[ids[0], 499]])
    expect(rest).toHaveLength(201)
    expect(rest[0]).toMatchObject({ _id: ids[500], parentId: ids[0] })
  })

  test('a comment larger than a page is a page', async () => {
    const ids = await fill([{ size: 900_000 }, { size: 900_000 }])
    const pages = await readPages()
    expect(pages.map((page) => page.map(({ _id }) => _id))).toEqual([[ids[1]], [ids[0]]])
  })

  test('every page has its ETag, and an unchanged one is answered with 304', async () => {
    await fill(Array.from({ length: 600 }, () => ({})))
    const first = await get('/api/comments/blog1')
    const second = await get(nextOf(first.headers.link) ?? '')
    expect(second.headers.etag).not.toBe(first.headers.etag)
    const again = await get(nextOf(first.headers.link) ?? '', { 'if-none-match': String(second.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get('/api/comments/blog1', { 'if-none-match': String(second.headers.etag) })).statusCode).toBe(200)
  })

  test('a page that was never given out is answered with 400, without asking the database', async () => {
    await fill(Array.from({ length: 600 }, () => ({})))
    const [, given = ''] = /before=([^>]+)>/.exec(String((await get('/api/comments/blog1')).headers.link)) ?? []
    const [root, signature] = given.split('.')
    const altered = [`${Number(root) + 1}.${signature}`, `${root}.1.${signature}`, given.slice(0, -1), `${given}x`]
    const invented = ['x', '1', '7.9', '1.2.3', '-1', '9'.repeat(30), '%00', '', `${root}.${'A'.repeat(16)}`]
    const query = vi.spyOn(server.store.db, 'executeQuery')
    for (const cursor of [...altered, ...invented])
      expect([cursor, (await get(`/api/comments/blog1?before=${cursor}`)).statusCode]).toEqual([cursor, 400])
    // One that another thread gave out.
    expect((await get(`/api/comments/blog2?before=${given}`)).statusCode).toBe(400)
    expect(query).not.toHaveBeenCalled()
    query.mockRestore()
    expect((await get(`/api/comments/blog1?before=${given}`)).json()).toHaveLength(100)
  })

  test('a comment over 10,000 characters waits for review', async () => {
    const post = async (length: number) =>
      (
        await server.post('/api/comments/blog1', { text: 'word '.repeat(length / 5).replace(/ $/, '.') })
      ).json<Comment>()
    expect((await post(maxLength.unreviewedComment)).held).toBeUndefined()
    const long = await post(maxLength.unreviewedComment + 5)
    expect(long.held).toBe(true)
    expect((await get('/api/comments/blog1')).json<Comment[]>()).toHaveLength(1)
    expect((await server.post(`/api/comments/${long._id}/reply`, { text: 'x' })).statusCode).toBe(404)
    const { held_because } = await server.store.db
      .selectFrom('comment')
      .select('held_because')
      .where('id', '=', long._id)
      .executeTakeFirstOrThrow()
    expect(held_because).toBe('it has 10,005 characters')
  })

  test('the text of a comment is stored once, and a repeat of its key still gets the first answer', async () => {
    const headers = { 'idempotency-key': uuidv7() }
    const body = { text: 'Only once \ud800', username: 'Asha \udc00' }
    const first = await server.post('/api/comments/blog1', body, headers)
    const keys = await server.store.db.selectFrom('idempotency').selectAll().execute()
    expect(JSON.stringify(keys)).not.toMatch(/Only once|Asha/)
    const id = first.json<Comment>()._id
    await server.store.write((tx) => tx.updateTable('comment').set({ state: 'deleted' }).where('id', '=', id).execute())
    const again = await server.post('/api/comments/blog1', body, headers)
    expect([again.statusCode, again.body, again.headers['idempotent-replayed']]).toEqual([201, first.body, 'true'])
    expect((await server.post('/api/comments/blog1', { text: 'Another' }, headers)).statusCode).toBe(422)
  })

  test('a held comment is still held in the answer to a repeat, even after it was released', async () => {
    const headers = { 'idempotency-key': uuidv7() }
    const body = { text: 'x'.repeat(maxLength.unreviewedComment + 1) }
    const first = await server.post('/api/comments/blog1', body, headers)
    await server.store.write((tx) => tx.updateTable('comment').set({ state: 'shown', held_because: null }).execute())
    expect((await server.post('/api/comments/blog1', body, headers)).body).toBe(first.body)
  })

  test('where a page ends is found in an index alone, without reading texts', async () => {
    await fill(Array.from({ length: 300 }, () => ({})))
    const { db, dialect } = server.store
    if (dialect === 'postgres') await sql`vacuum analyze comment`.execute(db)
    const query = sql`select root_position, position, bytes from comment
      where blog_id = 'blog1' and held_because is null and root_position <= 200 and (root_position < 200 or position > 200)
      order by root_position desc, position limit 50`
    const plan = await sql`${sql.raw(dialect === 'postgres' ? 'explain' : 'explain query plan')} ${query}`.execute(db)
    expect(JSON.stringify(plan.rows)).toMatch(/COVERING INDEX comment_page|Index Only Scan using comment_page/)
    expect(JSON.stringify(plan.rows)).not.toMatch(/TEMP B-TREE|Sort/)
  })
})
