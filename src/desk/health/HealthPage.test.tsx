// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { healthTexts as texts } from '#content/texts/staff/lists.ts'
import type { HealthAnswer } from '#contract/staff/operation.ts'
import { showDesk } from '../testing/showDesk.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const health: HealthAnswer = {
  database: 'ok',
  databaseKind: 'SQLite',
  disk: 'ok',
  freeBytes: 5e9,
  mail: { configured: true, waiting: 0, oldestWaiting: null, dead: 0, held: 0 },
  lastBackup: null,
  isBackupLate: false,
  refusedByLimits: 0,
  startedAt: '2026-01-02T00:00:00.000Z',
  versions: { product: '1.2.3', node: '24.1.0', database: '3.50.0', migration: '0001-desk' },
}
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

/** Whether the backup has the look of the database. */
async function looksAlike(state: Partial<HealthAnswer>) {
  await showDesk('/health', (server) => {
    server.on('health', () => ({ ...health, ...state }))
    server.on('emails', () => ({ items: [], next: null }))
  })
  const look = async (name: string) => (await screen.findByText(name)).parentElement?.className
  const same = (await look(texts.backup)) === (await look(texts.database))
  cleanup()
  return same
}

test('a backup has the colour that the server’s own limit gives it, and none before the first one', async () => {
  const [good, bad] = [{ database: 'ok' }, { database: 'failing' }] as const
  const old = { lastBackup: hoursAgo(45), isBackupLate: false }
  const late = { lastBackup: hoursAgo(45), isBackupLate: true }
  expect([await looksAlike({ ...old, ...good }), await looksAlike({ ...old, ...bad })]).toEqual([true, false])
  expect([await looksAlike({ ...late, ...good }), await looksAlike({ ...late, ...bad })]).toEqual([false, true])
  expect([await looksAlike(good), await looksAlike(bad)]).toEqual([false, false])
})
