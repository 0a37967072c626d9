import 'fake-indexeddb/auto'
import { entries, get, set } from 'idb-keyval'
import { afterEach, expect, test, vi } from 'vitest'
import { openDatabase } from '#device/db.ts'
import { Vault } from './vault.ts'

const material = 'B'.repeat(43)
const other = 'C'.repeat(43)
const first = (database: IDBDatabase) => void database.createObjectStore('kept')
const store = openDatabase<'kept'>('desk-offline', [first]).store('kept')
const later = Date.now() + 3_600_000

afterEach(() => Vault.destroy())

test('what is kept is encrypted, and the next start of the page reads it', async () => {
  const vault = await Vault.create('s1', material, later)
  await vault.write([
    ['enquiry:1', { name: 'Asha Rao' }],
    ['enquiry:2', { name: 'Sita' }],
  ])
  const stored = JSON.stringify(await entries(store), (_key, value) =>
    value instanceof ArrayBuffer ? new TextDecoder('latin1').decode(value) : value,
  )
  expect(stored).not.toMatch(/Asha|Sita/)
  const again = await Vault.open()
  expect(await again?.read('enquiry:1')).toEqual({ name: 'Asha Rao' })
  expect(await again?.readAll('enquiry:')).toHaveLength(2)
})

test('no script can take the key away', async () => {
  await Vault.create('s1', material, later)
  const lock = await get<{ key: CryptoKey }>('lock', store)
  expect(lock?.key.extractable).toBe(false)
  await expect(crypto.subtle.exportKey('raw', lock?.key as CryptoKey)).rejects.toThrow()
})

test('with its session the vault ends: another session neither reads it nor leaves it', async () => {
  const vault = await Vault.create('s1', material, later)
  await vault.write([['enquiry:1', 'x']])
  const next = await Vault.create('s2', other, later)
  expect(await next.names('')).toEqual(['lock'])
  // A tab that still has the earlier session open.
  await vault.write([['enquiry:1', 'x']])
  expect(await next.names('enquiry:')).toEqual([])
})

test('a tab that learns late that its session ended destroys nothing of the next session’s vault', async () => {
  await Vault.create('s1', material, later)
  await Vault.create('s2', other, later)
  await Vault.destroy('s1')
  expect((await Vault.open())?.session).toBe('s2')
  await Vault.destroy('s2')
  expect(await Vault.open()).toBe(undefined)
})

test('a tab of the earlier session removes nothing from the next session’s vault', async () => {
  const vault = await Vault.create('s1', material, later)
  const next = await Vault.create('s2', other, later)
  await next.write([['enquiry:1', 'x']])
  await vault.remove(['enquiry:1'])
  expect(await next.names('enquiry:')).toEqual(['enquiry:1'])
})

test('a record without its key, under another name or of another key is nothing', async () => {
  const vault = await Vault.create('s1', material, later)
  await vault.write([['enquiry:1', 'x']])
  const sealed = await get('enquiry:1', store)
  await set('enquiry:2', sealed, store)
  expect(await vault.read('enquiry:2')).toBe(undefined)
  await Vault.destroy()
  expect(await entries(store)).toEqual([])
  await set('enquiry:1', sealed, store)
  expect(await Vault.open()).toBe(undefined)
  const next = await Vault.create('s2', other, later)
  await set('enquiry:1', sealed, store)
  expect(await next.readAll('enquiry:')).toEqual([])
})

test('a vault that another tab destroys while its end is moved stays destroyed', async () => {
  const vault = await Vault.create('s1', material, later)
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction')
  await vault.extend(later + 10)
  // Nothing of another tab comes between reading and writing.
  expect(transactions).toHaveBeenCalledTimes(1)
  transactions.mockRestore()
  await Promise.all([vault.extend(later + 10), Vault.destroy()])
  expect(await entries(store)).toEqual([])
  await vault.extend(later + 10)
  expect(await entries(store)).toEqual([])
})

test('after the time of its session the vault is destroyed instead of opened, also without a connection', async () => {
  const vault = await Vault.create('s1', material, later)
  await vault.write([['enquiry:1', 'x']])
  expect(await Vault.open(later - 1)).toBeTruthy()
  await vault.extend(later + 10)
  expect(await Vault.open(later + 5)).toBeTruthy()
  expect(await Vault.open(later + 10)).toBe(undefined)
  expect(await entries(store)).toEqual([])
})

test('a later version of the workplace adds a store while a tab of this one is open: both go on', async () => {
  const vault = await Vault.create('s1', material, later)
  await vault.write([['enquiry:1', 'waits']])
  const next = (database: IDBDatabase) => void database.createObjectStore('later')
  const added = openDatabase<'later'>('desk-offline', [first, next]).store('later')
  await set('a', 1, added)
  expect(await vault.read('enquiry:1')).toBe('waits')
  await vault.write([['enquiry:2', 'waits, too']])
  expect(await (await Vault.open())?.readAll('enquiry:')).toEqual(['waits', 'waits, too'])
})
