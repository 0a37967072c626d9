import { bumpThreadVersion } from '../comments/addComment.ts'
import { emptyFound, eraseDataSubject, withDependents } from '../privacy/dataSubject.ts'
import { readTombstones, type Tombstone } from '../privacy/tombstones.ts'
import type { AuditRow } from './staffTables.ts'
import type { Store } from './store.ts'
import type { SubscriberRow } from './subscriberTables.ts'
import type { CommentRow, Tables, Tx } from './tables.ts'

const ended: readonly SubscriberRow['state'][] = ['unsubscribed', 'bounced', 'complained']

/** Decisions since a backup was made, which restoring it must not undo. */
export interface KeptState {
  trail: AuditRow[]
  tombstones: Tombstone[]
  /** Ended subscriptions. */
  subscribers: SubscriberRow[]
  bans: Tables['network_ban'][]
  /** Moderated comments, without their text. */
  comments: Pick<CommentRow, 'id' | 'blog_id' | 'state' | 'held_because' | 'revision' | 'moderated_at'>[]
  reports: { id: string; handled_at: number | null }[]
  removedPasskeys: Tables['staff_passkey_removed'][]
  /** Members, with those whose access has ended. */
  members: Tables['staff_member'][]
  /** Names of those that could not be read, because the database is of another version. */
  unreadable: string[]
}

/** How many records of each kind were changed because of what was kept. */
export interface KeptCounts {
  subscriptions: number
  comments: number
  bans: number
  passkeys: number
  /** Members whose access is another one than in the backup. */
  members: number
}

/** Reads what is to be kept from a database of any version, without changing it. */
export async function readKeptState(store: Store): Promise<KeptState> {
  const { db } = store
  const unreadable: string[] = []
  const rows = async <T extends object>(name: string, read: () => Promise<T[]>): Promise<T[]> => {
    try {
      return await read()
    } catch {
      unreadable.push(name)
      return []
    }
  }
  return {
    trail: await rows('audit trail', () =>
      db.selectFrom('audit').select(['id', 'at', 'actor', 'action', 'object']).execute(),
    ),
    tombstones: await rows('erasures', () => readTombstones(db)),
    subscribers: await rows('subscriptions', () =>
      db.selectFrom('subscriber').select(subscriberColumns).where('state', 'in', ended).execute(),
    ),
    bans: await rows('bans', () =>
      db.selectFrom('network_ban').select(['network', 'created_at', 'expires_at']).execute(),
    ),
    comments: await rows('moderation', () =>
      db
        .selectFrom('comment')
        .select(['id', 'blog_id', 'state', 'held_because', 'revision', 'moderated_at'])
        .where('moderated_at', 'is not', null)
        .execute(),
    ),
    reports: await rows('reports', () =>
      db.selectFrom('report').select(['id', 'handled_at']).where('handled_at', 'is not', null).execute(),
    ),
    removedPasskeys: await rows('removed passkeys', () =>
      db.selectFrom('staff_passkey_removed').select(['id', 'removed_at']).execute(),
    ),
    members: await rows('members', () => db.selectFrom('staff_member').selectAll().execute()),
    unreadable,
  }
}

const subscriberColumns = [
  'id',
  'email',
  'address',
  'mailbox',
  'state',
  'revision',
  'consent_version',
  'consent_text',
  'language',
  'requested_at',
  'received_at',
  'confirmed_at',
  'unsubscribed_at',
  'asked',
  'asked_at',
] as const

/** Applies what was kept to the restored rows, in the transaction that restored them. Erasures are applied elsewhere. */
export async function applyKeptState(tx: Tx, kept: KeptState, now: number): Promise<KeptCounts> {
  await keepTrail(tx, kept.trail)
  return {
    subscriptions: await keepEnds(tx, kept.subscribers),
    comments: await keepModeration(tx, kept, now),
    bans: await keepBans(tx, kept.bans, now),
    passkeys: await keepRemovedPasskeys(tx, kept.removedPasskeys),
    members: await keepMembers(tx, kept.members),
  }
}

/** Acts since the backup was made stay done. */
async function keepTrail(tx: Tx, trail: AuditRow[]): Promise<void> {
  for (let at = 0; at < trail.length; at += 200)
    await tx
      .insertInto('audit')
      .values(trail.slice(at, at + 200))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
}

/** After a restore, nobody who unsubscribed, complained or bounced gets a newsletter or is asked to confirm again. */
async function keepEnds(tx: Tx, subscribers: readonly SubscriberRow[]): Promise<number> {
  let changed = 0
  for (const row of subscribers) {
    const restored = await tx.selectFrom('subscriber').selectAll().where('address', '=', row.address).executeTakeFirst()
    if (restored && ended.includes(restored.state) && restored.state === row.state) continue
    changed += 1
    if (!restored) {
      await tx.insertInto('subscriber').values(row).execute()
      continue
    }
    const { state, confirmed_at, unsubscribed_at } = row
    // Links in emails sent since name the later revision.
    const revision = Math.max(row.revision, restored.revision)
    const change = { state, confirmed_at, unsubscribed_at, revision }
    await tx.updateTable('subscriber').set(change).where('id', '=', restored.id).execute()
  }
  return changed
}

async function keepModeration(tx: Tx, { comments, reports }: KeptState, now: number): Promise<number> {
  const changed = new Set<string>()
  const erased: string[] = []
  const articles = new Set<string>()
  for (const { id, blog_id, state, held_because, revision, moderated_at } of comments) {
    const restored = await tx.selectFrom('comment').selectAll().where('id', '=', id).executeTakeFirst()
    if (!restored || restored.state === 'erased' || (restored.moderated_at ?? 0) >= (moderated_at ?? 0)) continue
    articles.add(blog_id)
    if (state === 'erased') erased.push(id)
    else {
      changed.add(id)
      await tx
        .updateTable('comment')
        .set({ state, held_because, revision, moderated_at })
        .where('id', '=', id)
        .execute()
    }
  }
  if (erased.length > 0) {
    const subject = await withDependents(tx, { ...emptyFound(), comments: erased })
    await eraseDataSubject(tx, subject, now)
  }
  for (const { id, handled_at } of reports)
    await tx.updateTable('report').set({ handled_at }).where('id', '=', id).where('handled_at', 'is', null).execute()
  // Browsers hold the threads of the time of the backup under their versions.
  for (const article of articles) await bumpThreadVersion(tx, article)
  return changed.size
}

async function keepBans(tx: Tx, bans: KeptState['bans'], now: number): Promise<number> {
  const inForce = bans.filter(({ expires_at }) => expires_at > now)
  for (const ban of inForce)
    await tx
      .insertInto('network_ban')
      .values(ban)
      .onConflict((conflict) => conflict.column('network').doUpdateSet({ expires_at: ban.expires_at }))
      .execute()
  return inForce.length
}

async function keepRemovedPasskeys(tx: Tx, removed: KeptState['removedPasskeys']): Promise<number> {
  let count = 0
  for (const row of removed) {
    await tx
      .insertInto('staff_passkey_removed')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { numDeletedRows } = await tx.deleteFrom('staff_passkey').where('id', '=', row.id).executeTakeFirst()
    count += Number(numDeletedRows)
  }
  return count
}

/** A backup gives nobody access who has lost it since, nor an old role to anybody. */
async function keepMembers(tx: Tx, members: KeptState['members']): Promise<number> {
  let count = 0
  for (const { id, ...row } of members) {
    const restored = await tx
      .selectFrom('staff_member')
      .select('role')
      .where('address', '=', row.address)
      .executeTakeFirst()
    if ((restored?.role ?? '') !== row.role) count += 1
    await tx
      .insertInto('staff_member')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('address').doUpdateSet(row))
      .execute()
  }
  return count
}
