import type { FastifyInstance } from 'fastify'
import { figureExport, figureQuery } from '#contract/staff/figures.ts'
import { recordAudit } from '../audit/audit.ts'
import { officeToday } from '../enquiries/office.ts'
import { readFigures } from '../figures/figures.ts'
import type { Desk } from './desk.ts'
import { csvAnswer } from './exportCalls.ts'
import { addStaffCall } from './staffRoute.ts'

/** Adds the office's figures, and each of them as CSV. */
export function addFigureCalls(app: FastifyInstance, desk: Desk): void {
  const { store } = desk.backend

  addStaffCall(app, desk, 'figures', figureQuery, async ({ body: { weeks }, now }) => {
    return { body: await readFigures(store.db, weeks, now) }
  })

  addStaffCall(app, desk, 'exportFigures', figureExport, async ({ body: { weeks, group }, actor, now }) => {
    await store.write((tx) => recordAudit(tx, actor, 'figures export', group, now))
    const { groups } = await readFigures(store.db, weeks, now)
    async function* rows() {
      for (const { key, count } of groups[group]) yield { [group]: key, count }
    }
    return csvAnswer(`figures-${group}`, rows(), await officeToday(store.db, now))
  })
}
