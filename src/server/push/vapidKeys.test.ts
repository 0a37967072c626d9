import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../store/migrate.ts'
import { vapidFile } from '../store/secret.ts'
import { onEachDatabase } from '../store/testing/eachDatabase.ts'
import { loadVapidKeys } from './vapidKeys.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'desk-vapid-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

onEachDatabase((open) => {
  test('the keys are made at the first start and kept, readable to this user alone', async () => {
    const config = { dataDir: temporaryFolder() }
    const store = await open()
    await migrate(store)
    const [first, other] = await Promise.all([loadVapidKeys(config, store), loadVapidKeys(config, store)])
    expect(other).toEqual(first)
    expect(await loadVapidKeys(config, store)).toEqual(first)
    if (store.dialect === 'sqlite') {
      expect(statSync(vapidFile(config)).mode & 0o777).toBe(0o600)
      writeFileSync(vapidFile(config), 'half')
      await expect(loadVapidKeys(config, store)).rejects.toThrow('are damaged. Restore the file from a copy')
    }
    await store.close()
  })
})
