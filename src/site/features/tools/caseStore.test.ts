// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { fullStorage } from '#device/testing/memoryStorage.ts'
import type { CaseFile } from './caseFile.ts'

/** The store as another tab has it: the module loaded again over the same device. */
async function openTab() {
  vi.resetModules()
  const tab = await import('./caseStore.ts')
  tab.watchCase(() => {})
  return tab
}
const country = (name: string) => (file: CaseFile) => ({ ...file, power: { ...file.power, country: name } })
const named = (name: string) => (file: CaseFile) => ({ ...file, name })

beforeEach(() => localStorage.clear())

test('two tabs that change different parts of the case keep both', async () => {
  const [one, other] = [await openTab(), await openTab()]
  one.changeCase(named('Father’s flat'))
  other.changeCase(country('germany'))
  const { file } = (await openTab()).caseState()
  expect([file.name, file.power.country]).toEqual(['Father’s flat', 'germany'])
})

test('what is typed before the stored case was read is applied to it', async () => {
  ;(await openTab()).changeCase(country('germany'))
  vi.resetModules()
  const tab = await import('./caseStore.ts')
  expect(tab.caseState().file.power.country).toBe('')
  tab.changeCase(named('A'))
  tab.watchCase(() => {})
  expect([tab.caseState().file.name, tab.caseState().file.power.country]).toEqual(['A', 'germany'])
})

test('after everything was deleted what is typed on is a new case', async () => {
  const tab = await openTab()
  tab.changeCase(named('A'))
  tab.eraseCase()
  tab.changeCase(country('germany'))
  const { file } = (await openTab()).caseState()
  expect([file.name, file.power.country]).toEqual(['', 'germany'])
})

test('another tab is heard of', async () => {
  const tab = await openTab()
  const changed = vi.fn()
  tab.watchCase(changed)
  const other = await openTab()
  other.changeCase(named('B'))
  const newValue = localStorage.getItem('tools:case')
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'tools:case', oldValue: null, newValue }))
  expect(changed).toHaveBeenCalled()
  expect(tab.caseState().file.name).toBe('B')
})

test('a page that comes back from the bfcache shows the rows that were typed meanwhile, and keeps them', async () => {
  const stays = (tab: Awaited<ReturnType<typeof openTab>>) => tab.caseState().file.residence.stays
  const put = (tab: Awaited<ReturnType<typeof openTab>>, rows: CaseFile['residence']['stays']) =>
    tab.changeCase((file) => ({ ...file, residence: { ...file.residence, stays: rows } }))
  const tab = await openTab()
  put(tab, [{ arrival: '2025-01-01', departure: '' }])
  window.dispatchEvent(new Event('pagehide'))
  const next = await openTab()
  put(next, [...stays(next), { arrival: '2025-02-01', departure: '' }])
  window.dispatchEvent(new Event('pageshow'))
  put(
    tab,
    stays(tab).map((stay) => ({ ...stay, departure: '2025-03-01' })),
  )
  expect(stays(await openTab())).toHaveLength(2)
  window.dispatchEvent(new Event('pagehide'))
  next.eraseCase()
  window.dispatchEvent(new Event('pageshow'))
  expect(stays(tab)).toEqual(stays(next))
})

test('where the browser keeps nothing the case lasts as long as the page, and says so', async () => {
  const tab = await openTab()
  vi.stubGlobal('localStorage', fullStorage(localStorage))
  tab.changeCase(named('A'))
  expect([tab.caseState().file.name, tab.caseState().isKept]).toEqual(['A', false])
  vi.unstubAllGlobals()
  tab.changeCase(named('AB'))
  expect([tab.caseState().file.name, tab.caseState().isKept]).toEqual(['AB', true])
})
