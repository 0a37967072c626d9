import { type Kysely, sql } from 'kysely'
import type { ClientNetworks } from '../http/networks.ts'
import type { Tables, Tx } from '../store/tables.ts'

/**
 * Nobody writes a sixth comment within ten seconds, and few a thirteenth within ten minutes. An office or a mobile
 * network behind one address may reach either, and then only its devices work a little.
 *
 * The server does not know when a form was opened: that happens offline too, and a header would be the sender's word.
 */
const traps = [
  { earlier: 5, milliseconds: 10_000 },
  { earlier: 12, milliseconds: 600_000 },
] as const

/**
 * Whether the network, or a wider one around it, writes at a pace that must be proven: a new /64 for every few comments
 * costs nothing. `table` is where this kind of write is stored.
 */
export async function isTrapped(
  tx: Tx | Kysely<Tables>,
  table: 'comment' | 'report',
  { network, network56, network48 }: Pick<ClientNetworks, 'network' | 'network56' | 'network48'>,
  now: number,
): Promise<boolean> {
  const columns = { network, network_56: network56, network_48: network48 }
  for (const [column, value] of Object.entries(columns))
    if (value !== undefined && (await isTooFast(tx, table, column, value, now))) return true
  return false
}

async function isTooFast(
  tx: Tx | Kysely<Tables>,
  table: 'comment' | 'report',
  column: string,
  network: string,
  now: number,
): Promise<boolean> {
  const most = Math.max(...traps.map(({ earlier }) => earlier))
  const { rows } = await sql<{ created_at: number }>`select created_at from ${sql.table(table)}
    where ${sql.ref(column)} = ${network} and created_at > ${now - 600_000} order by created_at desc limit ${most}`.execute(
    tx,
  )
  return traps.some(({ earlier, milliseconds }) => {
    const oldest = rows[earlier - 1]
    return oldest !== undefined && oldest.created_at > now - milliseconds
  })
}
