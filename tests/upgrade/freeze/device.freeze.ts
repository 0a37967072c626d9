// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { entries } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import {
  commenterStorageKey,
  enquiryDraftId,
  installDismissedKey,
  listeningKey,
  readingStyleKey,
  themeStorageKey,
} from '#content/storageKeys.ts'
import { siteDatabase, storeNames, upgrades } from '#device/db.ts'
import { cases, ticks } from '#device/kept.ts'
import { saveComments } from '#device/offline/comments.ts'
import { saveListening } from '#device/offline/listening.ts'
import { saveMark } from '#device/offline/marks.ts'
import { setOptedOut } from '#device/offline/offlineOptOut.ts'
import { savePlace } from '#device/offline/progress.ts'
import { rememberSearch } from '#device/offline/recentSearches.ts'
import { saveDraft } from '#device/outbox/drafts.ts'
import { browserEnv } from '#device/outbox/env.ts'
import type { Submission } from '#device/outbox/item.ts'
import { send } from '#device/outbox/send.ts'
import { keepShared } from '#device/shares.ts'
import { type DeviceData, frozen, thisVersion } from '../frozen.ts'

const blogId = 'blog1'
const report: Submission = {
  ...{ kind: 'report', body: { reason: 'rude' }, path: '/api/comments/c1/report', page: '/blogs/nri-wills' },
  about: { blogId, commentId: 'c1' },
}
const enquiry = (message: string): Submission => ({
  ...{ kind: 'enquiry', path: '/api/contact', page: '/contact' },
  body: { name: 'आशा Rao', email: 'asha@example.org', message, contactNumber: 'N/A' },
})
const comment: Submission = {
  ...{ kind: 'comment', path: `/api/comments/${blogId}`, page: '/blogs/nri-wills', about: { blogId } },
  body: { text: 'Written offline.', username: '', phone: '', email: '' },
}
const mark = {
  ...{ id: 'm1', exact: 'a will', prefix: 'make ', suffix: ' in', place: 0.2, times: 1, note: 'Ask about this.' },
  ...{ madeAt: Date.now(), changedAt: Date.now() },
}

/** Sends with a server that answers so, or does not. */
const sendTo = (answer: () => Response, written: Submission) =>
  send(written, { ...browserEnv, fetch: async () => answer() })
const away = () => {
  throw new TypeError('Failed to fetch')
}

test('writes what a device has of this version', async () => {
  vi.spyOn(console, 'error')
  expect((await sendTo(() => Response.json({ reference: 'PD-1' }, { status: 201 }), enquiry('Sent.'))).state).toBe(
    'sent',
  )
  expect((await sendTo(() => Response.json({}, { status: 400 }), report)).state).toBe('refused')
  for (const written of [enquiry('Waits since this version.'), comment])
    expect((await sendTo(away, written)).state).toBe('saved')
  await keepShared('A text that was shared.')
  const kept = { _id: 'c1', author: 'Ravi', text: 'Seen before.', date: '2026-11-20', deleted: false, replies: [] }
  await saveComments(blogId, [kept])
  await setOptedOut(true)
  saveDraft(enquiryDraftId, {
    ...{ firstName: 'Asha', lastName: '', email: '', contactNumber: '' },
    message: 'Typed, not sent.',
  })
  saveMark({ path: '/blogs/nri-wills', title: 'NRI Wills' }, mark)
  savePlace('nri-wills', { title: 'NRI Wills', readingTime: '11 min read', headingId: 'one', fraction: 0.4 })
  saveListening('nri-wills', { passage: 2, sentence: 'A will says who inherits.' })
  ticks.set('/blogs/nri-wills', ['passport'])
  rememberSearch('power of attorney')
  cases.set('case', { kind: 'pravasi-case' })
  const settings = {
    [themeStorageKey]: 'dark',
    [readingStyleKey]: '--reading-size:1.15',
    [listeningKey]: '{"rate":"fast"}',
    [commenterStorageKey]: '{"username":"Asha","phone":"","email":""}',
    [installDismissedKey]: String(Date.now()),
  }
  for (const [key, value] of Object.entries(settings)) localStorage.setItem(key, value)

  const stores: DeviceData['stores'] = {}
  for (const name of storeNames) stores[name] = Object.fromEntries(await entries(siteDatabase.store(name)))
  // Every store has something: a new one must be filled above.
  expect(Object.entries(stores).filter(([, records]) => Object.keys(records).length === 0)).toEqual([])
  const local = Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? '']))
  const data: DeviceData = { writtenAt: Date.now(), databaseVersion: upgrades.length, stores, local }
  mkdirSync(frozen(thisVersion), { recursive: true })
  writeFileSync(join(frozen(thisVersion), 'device.json'), `${JSON.stringify(data, null, 2)}\n`)
})
