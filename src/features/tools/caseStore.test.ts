import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CaseFile } from './caseFile.ts'

/** The store as another tab has it: the module loaded again over the same database. */
async function openTab() {
  vi.resetModules()
  const tab = await import('./caseStore.ts')
  tab.watchCase(() => {})
  await tab.caseKept()
  return tab
}
const country = (name: string) => (file: CaseFile) => ({ ...file, power: { ...file.power, country: name } })
const named = (name: string) => (file: CaseFile) => ({ ...file, name })

beforeEach(async () => {
  await (await openTab()).eraseCase()
})

test('two tabs that change different parts of the case keep both', async () => {
  const [one, other] = [await openTab(), await openTab()]
  one.changeCase(named('Father’s flat'))
  await one.caseKept()
  other.changeCase(country('germany'))
  await other.caseKept()
  const { file } = (await openTab()).caseState()
  expect([file.name, file.power.country]).toEqual(['Father’s flat', 'germany'])
})

test('what is typed before the stored case was read, and what follows at once, is kept in order', async () => {
  vi.resetModules()
  const tab = await import('./caseStore.ts')
  tab.changeCase(named('A'))
  tab.watchCase(() => {})
  tab.changeCase(named('AB'))
  await tab.caseKept()
  for (const name of ['ABC', 'ABCD']) tab.changeCase(named(name))
  await tab.caseKept()
  expect((await openTab()).caseState().file.name).toBe('ABCD')
})

test('after everything was deleted nothing that was under way comes back', async () => {
  const tab = await openTab()
  tab.changeCase(named('A'))
  await tab.eraseCase()
  expect((await openTab()).caseState().file.name).toBe('')
})

test('what is typed just before and while everything is deleted: the first goes, the second stays', async () => {
  const tab = await openTab()
  tab.changeCase(named('A'))
  const erased = tab.eraseCase()
  tab.changeCase(country('germany'))
  await erased
  await tab.caseKept()
  const { file } = (await openTab()).caseState()
  expect([file.name, file.power.country]).toEqual(['', 'germany'])
})
