import { createStore } from '@tanstack/store'
import type { OfflineKey } from '#contract/staff/offline.ts'
import { mayCall } from '#contract/staff/roles.ts'
import type { StaffSession } from '#contract/staff/signIn.ts'
import { webLocks, whenFree } from '#device/locks.ts'
import { call } from '../data/call.ts'
import { claimDrafts } from '../data/drafts.ts'
import { sessionState } from '../data/session.ts'
import { Vault } from './vault.ts'

/** The vault of the session at hand, while it is open; `undefined` where nothing is kept. */
export const vaultState = createStore<Vault | undefined>(undefined)

/** When what is kept was last compared with the server's, ISO 8601. */
export const keptAt = createStore<string | undefined>(undefined)

const sessionRecord = 'session'
const lockName = 'desk-vault'

/**
 * Opens or makes the vault of a session that the server has confirmed. Where storage is blocked, nothing is kept. For a
 * role without access to enquiries, what was kept of them is deleted.
 */
export async function openVault(session: StaffSession): Promise<Vault | undefined> {
  if (!mayCall(session.role, 'keptEnquiries')) {
    await closeVault()
    return undefined
  }
  const until = Math.min(Date.parse(session.idleUntil), Date.parse(session.endsAt))
  const held = vaultState.get()
  const vault = held?.session === session.id ? held : await vaultOf(session.id, until)
  if (!vault) return undefined
  await vault.extend(until)
  await vault.write([[sessionRecord, session]])
  const state = sessionState.get()
  // Signed out in the meantime.
  if (state.status !== 'in' || state.session.id !== session.id) {
    await closeVault(session.id)
    return undefined
  }
  vaultState.setState(() => vault)
  return vault
}

/**
 * The vault of a session on this device, made by one of the tabs that start at once: another one may have something waiting
 * in it. The lock is not held while the server is asked for the key: one that stalls would hold up every tab. `undefined`
 * if another session has made its vault meanwhile.
 */
async function vaultOf(session: string, until: number): Promise<Vault | undefined> {
  const before = await Vault.open()
  if (before?.session === session) return before
  const { key } = await call<OfflineKey>('offlineKey')
  return whenFree(webLocks, lockName, async () => {
    const now = await Vault.open()
    if (now?.session === session) return now
    return now && now.session !== before?.session ? undefined : Vault.create(session, key, until)
  })
}

/** The session of the last connection, if it may still be running. Its enquiries can be read then. */
export async function restoreSession(): Promise<boolean> {
  const vault = await Vault.open().catch(() => undefined)
  const session = await vault?.read<StaffSession>(sessionRecord)
  if (!vault || !session || sessionState.get().status !== 'unknown') return false
  claimDrafts(session.address)
  vaultState.setState(() => vault)
  sessionState.setState(() => ({ status: 'in', session }))
  return true
}

/** Ends the vault of a session, or whichever there is: the key goes, and what it kept. */
export async function closeVault(session?: string): Promise<void> {
  const held = vaultState.get()
  if (session === undefined || held === undefined || held.session === session) {
    vaultState.setState(() => undefined)
    keptAt.setState(() => undefined)
  }
  await Vault.destroy(session)
}
