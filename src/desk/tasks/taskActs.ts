import { taskTexts as texts } from '#content/texts/staff/tasks.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { officeZone } from '#contract/staff/calls.ts'
import type { Task, TaskChange } from '#contract/staff/tasks.ts'
import { CallError, call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { useSummary } from '../data/summary.ts'
import { announceDone, announceFailure } from '../data/undo.ts'

const date = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const day = 24 * 3_600_000

/** A day such as '2026-12-01' for people. */
export function dayText(text: string): string {
  return date.format(new Date(`${text}T00:00:00Z`))
}

const officeDay = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: officeZone })

/**
 * Hook: today on the office's calendar, by which tasks are late, such as '2026-12-01'; a member may be abroad. The server says it,
 * again once a day has begun; until it has, the clock of most offices does. `told` is the day that another answer bears.
 */
export function useOfficeToday(told = ''): string {
  const today = useSummary()?.today ?? ''
  return (today > told ? today : told) || officeDay.format(Date.now())
}

/** Days from one day of the calendar to another. */
export function daysFrom(one: string, other: string): number {
  return Math.round((Date.parse(other) - Date.parse(one)) / day)
}

/** The change that leaves a task as it is. */
export function changeOf({ id, version, text, due, assignee, repeats, enquiryId, person }: Task): TaskChange {
  return { id, version, text, due, assignee, repeats, enquiryId, personId: person?.id ?? null }
}

/** Marks a task as done or not, with a way back. */
export function complete(task: Task, isDone: boolean, onChanged: () => void): Promise<void> {
  return act(task, onChanged, async () => {
    const body = { version: task.version, isDone }
    const changed = await call<Task>('completeTask', { id: task.id, body, key: keyOf(task) })
    const isAgain = isDone && task.repeats !== ''
    announceDone(!isDone ? texts.isUndone : isAgain ? texts.nextOn(dayText(changed.due)) : texts.isDone, async () => {
      const { version } = changed
      try {
        if (isAgain) await call<Task>('saveTask', { body: { ...changeOf(task), version } })
        else await call<Task>('completeTask', { id: task.id, body: { version, isDone: !isDone } })
        return undefined
      } catch (error) {
        // Its answer is the task and says nothing, and to try again would help nobody.
        if (isConflict(error)) return texts.overtaken
        throw error
      } finally {
        onChanged()
      }
    })
  })
}

/** Idempotency keys of tasks, as they were loaded: pressed again after a lost answer, one that repeats is put off by one year. */
const keys = new WeakMap<Task, string>()

function keyOf(task: Task): string {
  const key = keys.get(task) ?? uuidv7()
  keys.set(task, key)
  return key
}

/** Deletes a task, with a way back. */
export function remove(task: Task, onChanged: () => void): Promise<void> {
  return act(task, onChanged, async () => {
    await call('removeTask', { id: task.id, body: { version: task.version } })
    const key = uuidv7()
    announceDone(texts.removed, async () => {
      const { id: _, version: __, ...fields } = changeOf(task)
      await call<Task>('saveTask', { body: fields, key })
      onChanged()
    })
  })
}

/** Tasks, as they were loaded, that were pressed already: a second press on a slow line would be told that a colleague was faster. */
const pressed = new WeakSet<Task>()

async function act(task: Task, onChanged: () => void, effect: () => Promise<void>): Promise<void> {
  if (pressed.has(task)) return
  pressed.add(task)
  try {
    await effect()
  } catch (error) {
    pressed.delete(task)
    announceFailure(isConflict(error) ? texts.overtaken : errorText(error))
  }
  onChanged()
}

/** Whether a colleague was faster. */
export function isConflict(error: unknown): boolean {
  return error instanceof CallError && error.status === 409
}
