import type { FastifyInstance } from 'fastify'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { removal } from '#contract/staff/removal.ts'
import { taskChange, taskDone } from '#contract/staff/tasks.ts'
import { recordAudit } from '../audit/audit.ts'
import { completeTask, findTask, listTasks, removeTask, saveTask, type TaskSaved } from '../enquiries/tasks.ts'
import { HttpError } from '../http/errors.ts'
import type { Tx } from '../store/tables.ts'
import type { Desk } from './desk.ts'
import { checkAssignee } from './inboxCalls.ts'
import { createOnce, hasKey, runOnce } from './runOnce.ts'
import { addStaffCall, type StaffAnswer } from './staffRoute.ts'
import { staffTexts } from './staffTexts.ts'

/** Adds the tasks of the office. */
export function addTaskCalls(app: FastifyInstance, desk: Desk): void {
  const { store } = desk.backend

  addStaffCall(app, desk, 'tasks', undefined, async ({ now }) => ({ body: await listTasks(store.db, now) }))

  addStaffCall(app, desk, 'saveTask', taskChange, async (context) => {
    const { body, actor, now } = context
    await checkAssignee(desk, body)
    const save = async (tx: Tx, newId: string) => {
      const result = await saveTask(tx, body, actor, newId, now)
      if (isDone(result)) await recordAudit(tx, actor, 'task save', result.task.id, now)
      return result
    }
    const id = await createOnce(context, async (tx, newId) => {
      if (!isDone(await save(tx, newId))) throw new HttpError(404, staffTexts.unknownRecord)
    })
    if (id === undefined) return answerTo(await store.write((tx) => save(tx, uuidv7(now))))
    const task = await findTask(store.db, id)
    return answerTo(task ? { state: 'created', task } : { state: 'missing' })
  })

  addStaffCall(app, desk, 'completeTask', taskDone, async (context) => {
    const { id, body, actor, now } = context
    const complete = async (tx: Tx) => {
      const result = await completeTask(tx, id, body, actor, now)
      if (isDone(result)) await recordAudit(tx, actor, body.isDone ? 'task done' : 'task undone', id, now)
      return result
    }
    if (!hasKey(context)) return answerTo(await store.write(complete))
    let refused: TaskSaved | undefined
    await runOnce(context, async (tx) => {
      const result = await complete(tx)
      if (isDone(result)) return
      refused = result
      throw new HttpError(409, staffTexts.conflict)
    }).catch((error: unknown) => {
      if (!refused) throw error
    })
    const task = await findTask(store.db, id)
    return answerTo(refused ?? (task ? { state: 'changed', task } : { state: 'missing' }))
  })

  addStaffCall(app, desk, 'removeTask', removal, async ({ id, body: { version }, actor, now }) => {
    const result = await store.write(async (tx) => {
      const outcome = await removeTask(tx, id, version, actor, now)
      if (outcome === 'removed') await recordAudit(tx, actor, 'task remove', id, now)
      return outcome
    })
    if (result !== 'removed') return answerTo(result)
    desk.changes.look()
    return {}
  })

  function answerTo(saved: TaskSaved): StaffAnswer {
    if (saved.state === 'missing') throw new HttpError(404, staffTexts.unknownRecord)
    desk.changes.look()
    return { status: saved.state === 'created' ? 201 : saved.state === 'changed' ? 200 : 409, body: saved.task }
  }
}

function isDone(saved: TaskSaved): saved is Extract<TaskSaved, { task: unknown }> {
  return saved.state === 'created' || saved.state === 'changed'
}
