import type { Kysely } from 'kysely'
import { isoDay } from '#content/isoDay.ts'
import { type LawReview, reviewNotice, type Task, type TaskChange, type TaskList } from '#contract/staff/tasks.ts'
import { findRecord, keyOf, personsOf } from '../people/personKeys.ts'
import { siteArticles } from '../site/siteArticles.ts'
import { recordChange } from '../store/changes.ts'
import { bumpVersion, followsVersion } from '../store/ownVersion.ts'
import type { TaskRow } from '../store/peopleTables.ts'
import type { Tables, Tx } from '../store/tables.ts'
import { officeToday } from './office.ts'

type Db = Kysely<Tables>

const day = 24 * 3_600_000
/** For so long a task that is done is shown. */
const shownDone = 7 * day
const mostShown = 500

/** 'conflict' with the stored one: somebody else changed it. */
export type TaskSaved = { state: 'created' | 'changed' | 'conflict'; task: Task } | { state: 'missing' }

/** All tasks, and the reviews of law that the articles' own dates ask for. */
export async function listTasks(db: Db, now: number): Promise<TaskList> {
  const today = await officeToday(db, now)
  const open = await withEnquiries(db).where('task.done_at', 'is', null).limit(mostShown).execute()
  const done = await withEnquiries(db)
    .where('task.done_at', '>', now - shownDone)
    .clearOrderBy()
    .orderBy('task.done_at', 'desc')
    .limit(mostShown)
    .execute()
  const reviews = dueReviews(siteArticles(), today)
  return { today, open: await tasksFrom(db, open), done: await tasksFrom(db, done), reviews }
}

/** How many tasks and reviews of law are due today by the office's clock, or late. */
export async function countDueTasks(db: Db, now: number): Promise<number> {
  const today = await officeToday(db, now)
  const { count } = await db
    .selectFrom('task')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('done_at', 'is', null)
    .where('due_day', '<=', today)
    .executeTakeFirstOrThrow()
  return Number(count) + dueReviews(siteArticles(), today).filter(({ due }) => due <= today).length
}

/** The task with an id; `undefined` if there is none. */
export async function findTask(db: Db, id: string): Promise<Task | undefined> {
  const [task] = await tasksFrom(db, await withEnquiries(db).where('task.id', '=', id).execute())
  return task
}

/** The tasks of one enquiry, done ones included. */
export async function tasksOf(db: Db, enquiryId: string): Promise<Task[]> {
  return tasksFrom(db, await withEnquiries(db).where('task.enquiry_id', '=', enquiryId).execute())
}

/** The tasks about a person with these keys, and those of the person's enquiries, done ones included. */
export async function tasksOfPerson(db: Db, keys: readonly string[], enquiries: readonly string[]): Promise<Task[]> {
  const about = withEnquiries(db).where(({ eb, or }) =>
    or([eb('task.person_key', 'in', keys), ...(enquiries.length > 0 ? [eb('task.enquiry_id', 'in', enquiries)] : [])]),
  )
  return tasksFrom(db, await about.limit(mostShown).execute())
}

/** The articles whose law was reviewed nearly a year before that day, or longer ago; the first due first. */
export function dueReviews(
  articles: readonly { slug: string; displayName: string; reviewed: string }[],
  today: string,
): LawReview[] {
  const until = new Date(Date.parse(today) + reviewNotice * day).toISOString().slice(0, 10)
  return articles
    .map(({ slug, displayName: title, reviewed: text }) => {
      const reviewed = isoDay(text)
      return { slug, title, reviewed, due: yearLater(reviewed) }
    })
    .filter(({ due }) => due <= until)
    .sort((one, other) => (one.due + one.slug < other.due + other.slug ? -1 : 1))
}

/** The same day a year later; the last of February for its 29th. */
export function yearLater(text: string): string {
  const next = `${String(Number(text.slice(0, 4)) + 1).padStart(4, '0')}${text.slice(4)}`
  return next.endsWith('-02-29') ? next.replace(/29$/, '28') : next
}

/** Adds a task, or changes one that nobody else has changed since the given version. */
export async function saveTask(
  tx: Tx,
  { id, version, ...fields }: TaskChange,
  actor: string,
  newId: string,
  now: number,
): Promise<TaskSaved> {
  const { text, due, assignee, repeats, enquiryId, personId = null } = fields
  if (enquiryId !== null) {
    const enquiry = await tx.selectFrom('enquiry').select('id').where('id', '=', enquiryId).executeTakeFirst()
    if (!enquiry) return { state: 'missing' }
  }
  const record = enquiryId === null && personId !== null ? await findRecord(tx, personId) : null
  if (record === undefined) return { state: 'missing' }
  const person_key = record && keyOf(record)
  const values = { text, due_day: due, assignee, repeats, enquiry_id: enquiryId, person_key }
  if (id === undefined) {
    const fresh = { created_at: now, done_at: null, done_by: '', version: 1, changed_by: null, own_since: null }
    await tx
      .insertInto('task')
      .values({ id: newId, ...values, ...fresh })
      .execute()
    return saved(tx, newId, 'created', now)
  }
  return change(tx, id, version ?? 0, values, actor, now)
}

/**
 * Marks a task as done or not; one that repeats is due next in the year after the office's day, or after its own if that is later.
 * That is no state but a step, so it is taken from this very version only: done before on another screen of the same member, a
 * whole year would be left out.
 */
export async function completeTask(
  tx: Tx,
  id: string,
  { version, isDone }: { version: number; isDone: boolean },
  actor: string,
  now: number,
): Promise<TaskSaved> {
  const row = await tx.selectFrom('task').select(['due_day', 'repeats']).where('id', '=', id).executeTakeFirst()
  if (!row) return { state: 'missing' }
  if (!isDone) return change(tx, id, version, { done_at: null, done_by: '' }, actor, now)
  if (row.repeats === '') return change(tx, id, version, { done_at: now, done_by: actor }, actor, now)
  const today = await officeToday(tx, now)
  let due = yearLater(row.due_day)
  while (due <= today) due = yearLater(due)
  return change(tx, id, version, { due_day: due }, actor, now, true)
}

/** Removes a task that nobody else has changed since the given version. Otherwise answers as it is stored. */
export async function removeTask(
  tx: Tx,
  id: string,
  version: number,
  actor: string,
  now: number,
): Promise<'removed' | TaskSaved> {
  const row = await tx
    .deleteFrom('task')
    .where('id', '=', id)
    .where(followsVersion(version, actor))
    .returning('enquiry_id')
    .executeTakeFirst()
  if (!row) return saved(tx, id, 'conflict', now)
  await noteChange(tx, id, row.enquiry_id, 'gone', now)
  return 'removed'
}

/** Gives back the open tasks of a member who leaves. */
export async function releaseTasks(tx: Tx, assignee: string, actor: string, now: number): Promise<void> {
  const released = await tx
    .updateTable('task')
    .set({ assignee: '', ...bumpVersion(actor) })
    .where('assignee', '=', assignee)
    .where('done_at', 'is', null)
    .returning(['id', 'enquiry_id'])
    .execute()
  // Under the version from before, the next act on an open screen would be refused.
  for (const { id, enquiry_id } of released) await noteChange(tx, id, enquiry_id, 'changed', now)
}

async function change(
  tx: Tx,
  id: string,
  version: number,
  values: Partial<TaskRow>,
  actor: string,
  now: number,
  strict = false,
): Promise<TaskSaved> {
  const changed = await tx
    .updateTable('task')
    .set({ ...values, ...bumpVersion(actor) })
    .where('id', '=', id)
    .where((is) => (strict ? is('version', '=', version) : followsVersion(version, actor)))
    .returning('id')
    .executeTakeFirst()
  return saved(tx, id, changed ? 'changed' : 'conflict', now)
}

async function saved(tx: Tx, id: string, state: 'created' | 'changed' | 'conflict', now: number): Promise<TaskSaved> {
  const task = await findTask(tx, id)
  if (!task) return { state: 'missing' }
  if (state !== 'conflict') await noteChange(tx, id, task.enquiryId, 'changed', now)
  return { state, task }
}

/** Tells the screens that show the task, and that of its enquiry. */
async function noteChange(tx: Tx, id: string, enquiryId: string | null, what: 'changed' | 'gone', now: number) {
  await recordChange(tx, 'task', id, what, now)
  if (enquiryId !== null) await recordChange(tx, 'enquiry', enquiryId, 'changed', now)
}

function withEnquiries(db: Db) {
  return db
    .selectFrom('task')
    .leftJoin('enquiry', 'enquiry.id', 'task.enquiry_id')
    .selectAll('task')
    .select(['enquiry.reference as enquiry_reference', 'enquiry.name as enquiry_name'])
    .orderBy('task.due_day')
    .orderBy('task.id')
}

type JoinedRow = TaskRow & { enquiry_reference: string | null; enquiry_name: string | null }

/** The rows as the workplace shows them, with the persons whom they are about. */
async function tasksFrom(db: Db, rows: readonly JoinedRow[]): Promise<Task[]> {
  const persons = await personsOf(db, [...new Set(rows.flatMap(({ person_key }) => person_key ?? []))])
  return rows.map((row) => taskOf(row, persons.get(row.person_key ?? '') ?? null))
}

function taskOf(row: JoinedRow, person: Task['person']): Task {
  const { id, text, assignee, repeats, version, enquiry_id, enquiry_reference: reference, enquiry_name: name } = row
  return {
    ...{ id, text, assignee, repeats, version },
    due: row.due_day,
    enquiryId: enquiry_id,
    enquiry: enquiry_id !== null && reference !== null ? { id: enquiry_id, reference, name: name ?? '' } : null,
    person,
    doneAt: row.done_at === null ? null : new Date(row.done_at).toISOString(),
    doneBy: row.done_by,
  }
}
