import { afterAll, beforeAll, expect, test } from 'vitest'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { migrate } from '../migrate.ts'
import { migrations } from '../migrations/all.ts'
import { isTransientDbError, NewerDatabase, type Store } from '../store.ts'
import type { Tx } from '../tables.ts'

/** Opens the same empty database twice, as two instances do. */
export type OpenTwice = () => Promise<{ first: Store; second: Store }>

/** The guarantees of every store; each database's test file runs them. */
export function storeCases(openTwice: OpenTwice): void {
  let first: Store
  let second: Store

  beforeAll(async () => {
    const opened = await openTwice()
    first = opened.first
    second = opened.second
  })
  afterAll(() => first.close())

  const note = (tx: Tx, name: string, value = '') => tx.insertInto('setting').values({ name, value }).execute()
  const noteOf = async (store: Store, name: string) =>
    (await store.db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst())?.value

  test('two instances may migrate concurrently; each migration is applied once, and a later run does nothing', async () => {
    const applied = await Promise.all([migrate(first), migrate(second)])
    expect(applied.flat()).toEqual(migrations.map(([name]) => name))
    expect(await migrate(second)).toEqual([])
  })

  test('a database with a migration that this version does not know is rejected', async () => {
    await migrate(first, [...migrations, ['9999-later', async () => undefined]])
    await expect(migrate(second)).rejects.toThrow(NewerDatabase)
    await first.write((tx) =>
      (tx as never as Remover).deleteFrom('migration').where('name', '=', '9999-later').execute(),
    )
    expect(await migrate(second)).toEqual([])
  })

  test('a write that throws is rolled back and does not affect others', async () => {
    const outcomes = await Promise.allSettled([
      first.write((tx) => note(tx, 'one')),
      first.write(async (tx) => {
        await note(tx, 'two')
        throw new Error('no')
      }),
      first.write((tx) => note(tx, 'three')),
    ])
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect([await noteOf(second, 'one'), await noteOf(second, 'two'), await noteOf(second, 'three')]).toEqual([
      '',
      undefined,
      '',
    ])
  })

  test('a constraint violation is not a transient error', async () => {
    const broken = await first.write((tx) => note(tx, 'one')).catch((error: unknown) => error)
    expect(broken).toBeInstanceOf(Error)
    expect(isTransientDbError(broken)).toBe(false)
    await first.write((tx) => note(tx, 'after'))
    expect(await noteOf(first, 'after')).toBe('')
  })

  test('a hundred concurrent writes by two instances all take effect', async () => {
    const names = Array.from({ length: 100 }, (_, index) => `many-${index}`)
    await Promise.all(names.map((name, index) => (index % 2 ? first : second).write((tx) => note(tx, name))))
    const { count } = await first.db
      .selectFrom('setting')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('name', 'like', 'many-%')
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(100)
  })

  test('of concurrent writes of one key one wins, and the others see its result', async () => {
    const race = (store: Store) =>
      store.write(async (tx) => {
        const inserted = await tx
          .insertInto('setting')
          .values({ name: 'raced', value: 'done' })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .returning('name')
          .executeTakeFirst()
        return inserted
          ? 'won'
          : (await tx.selectFrom('setting').select('value').where('name', '=', 'raced').executeTakeFirst())?.value
      })
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => race(index % 2 ? first : second)))
    expect(answers.filter((answer) => answer === 'won')).toHaveLength(1)
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(39)
  })

  test('text in any script is returned unchanged, and times are numbers', async () => {
    const text = `नमस्ते ${String.fromCodePoint(0x1f3e0)} \u202e"quoted" \\ '; drop table mail_queue; --`
    const id = uuidv7()
    const email = { id, kind: 'enquiry', subject_id: text, attempts: 0, accepted: '[]' } as const
    const rest = {
      next_at: 1_763_700_000_123,
      created_at: 0,
      sent_at: null,
      dead_at: null,
      error: null,
      held_at: null,
      digest_id: null,
      yields: 0,
    }
    await first.write((tx) =>
      tx
        .insertInto('mail_queue')
        .values({ ...email, ...rest })
        .execute(),
    )
    expect(await second.db.selectFrom('mail_queue').selectAll().where('id', '=', id).executeTakeFirst()).toEqual({
      ...email,
      ...rest,
    })
  })

  test('closing a store finishes accepted writes and rejects later ones', async () => {
    const accepted = second.write((tx) => note(tx, 'last'))
    const closed = second.close()
    await accepted
    await closed
    expect(await noteOf(first, 'last')).toBe('')
    await expect(second.write((tx) => note(tx, 'too late'))).rejects.toThrow()
  })

  test('the probe of a healthy store succeeds', async () => {
    await expect(first.probe()).resolves.toBeUndefined()
  })
}

interface Remover {
  deleteFrom(table: string): { where(column: string, operator: string, value: string): { execute(): Promise<unknown> } }
}
