import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import {
  type ErasedPerson,
  type PersonConflict,
  type PersonCounts,
  type PersonQuery,
  personErasure,
  personQuery,
} from '#contract/staff/operation.ts'
import { recordAudit } from '../audit/audit.ts'
import { personJson } from '../cli/dataSubjects.ts'
import { emptyLog } from '../cli/erase.ts'
import { HttpError } from '../http/errors.ts'
import { type DataSubject, findDataSubject } from '../privacy/dataSubject.ts'
import { type Identity, identityOf } from '../privacy/identity.ts'
import { erase } from '../privacy/tombstones.ts'
import { removeBeforeRestore } from '../store/beforeRestore.ts'
import type { Desk } from './desk.ts'
import { addStaffCall } from './staffRoute.ts'
import { staffTexts } from './staffTexts.ts'

/** Adds finding, exporting and erasing everything about one person. The audit trail never says about whom. */
export function addPersonCalls(app: FastifyInstance, desk: Desk): void {
  const { store, secret } = desk.backend

  addStaffCall(app, desk, 'findPerson', personQuery, async ({ body, actor, now }) => {
    const found = await findDataSubject(store.db, identityFrom(body))
    await store.write((tx) => recordAudit(tx, actor, 'person show', '', now))
    return { body: countsOf(found) }
  })

  addStaffCall(app, desk, 'exportPerson', personQuery, async ({ body, actor, now }) => {
    const found = await findDataSubject(store.db, identityFrom(body))
    await store.write((tx) => recordAudit(tx, actor, 'person export', '', now))
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="person.json"',
    }
    return { body: Readable.from(personJson(store.db, found)), headers }
  })

  addStaffCall(app, desk, 'erasePerson', personErasure, async ({ body, actor, now }) => {
    const identity = identityFrom(body)
    const found = countsOf(await findDataSubject(store.db, identity))
    const isExpected = Object.entries(found).every(
      ([name, count]) => body.expected[name as keyof PersonCounts] === count,
    )
    if (!isExpected) {
      const conflict: PersonConflict = { message: staffTexts.conflict, found }
      return { status: 409, body: conflict }
    }
    const erased = await erase(store, identity, secret, desk.tombstoneFile, now)
    if (desk.dataDir !== undefined) removeBeforeRestore(desk.dataDir, Number.POSITIVE_INFINITY)
    await store.write((tx) => recordAudit(tx, actor, 'person erase', '', now))
    desk.changes.look()
    const warning = (await emptyLog(store)) ? null : staffTexts.stillInLog
    const answer: ErasedPerson = { ...countsOf(erased), warning }
    return { body: answer }
  })
}

function identityFrom({ kind, value }: PersonQuery): Identity {
  const identity = identityOf(kind, value)
  if (!identity) throw new HttpError(400, staffTexts.nobody)
  return identity
}

function countsOf(subject: DataSubject): PersonCounts {
  const { enquiries, notes, answers, messages, calls, comments, reports, subscriptions, newsletters, emails } = subject
  return {
    enquiries: enquiries.length,
    notes: notes.length,
    answers: answers.length,
    messages: messages.length,
    calls: calls.length,
    comments: comments.length,
    reports: reports.length,
    subscriptions: subscriptions.length,
    newsletters: newsletters.length,
    emails: emails.length,
  }
}
