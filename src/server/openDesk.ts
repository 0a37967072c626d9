import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, shortestSecret } from './config.ts'
import { secretInFile } from './secretFile.ts'
import { codeOf, StartFailure } from './startFailure.ts'
import { openPostgres, type PostgresStore } from './store/postgres.ts'
import { openSqlite } from './store/sqlite.ts'
import type { Store } from './store/store.ts'

/** The database that the configuration names. Throws `StartFailure` when the data folder cannot be used. */
export function openStore(config: Config, onBrokenConnection: (error: Error) => void): Store | PostgresStore {
  if (config.databaseUrl !== undefined) {
    return openPostgres(config.databaseUrl, { connections: config.databaseConnections, onBrokenConnection })
  }
  prepareFolder(config.dataDir)
  const path = databaseFile(config)
  if (existsSync(movedFile(config)) && !existsSync(path)) {
    throw new StartFailure(
      `The desk in ${config.dataDir} was moved to PostgreSQL. Set DATABASE_URL; or, to go back to it, rename ${movedFile(config)} to desk.db.`,
    )
  }
  try {
    return openSqlite(path)
  } catch (error) {
    throw new StartFailure(
      `The database ${path} cannot be opened (${reason(error)}). Restore a backup, or set DATA_DIR to another folder.`,
    )
  }
}

/** Where the embedded database lies. */
export function databaseFile(config: Config): string {
  return join(config.dataDir, 'desk.db')
}

/** What `databaseFile` is called once its desk lives in PostgreSQL: nothing is received into it by mistake. */
export function movedFile(config: Config): string {
  return `${databaseFile(config)}.moved`
}

/**
 * The secret that signs links: `SECRET`, else one that was made at the first start. Instances that share a PostgreSQL
 * share it there; an embedded desk keeps it beside its database, outside of the backups.
 */
export async function findSecret(config: Config, store: Store): Promise<string> {
  if (config.secret !== undefined) return config.secret
  const fresh = randomBytes(32).toString('base64url')
  if (store.dialect === 'postgres') return secretInDatabase(store, fresh)
  const file = secretFile(config)
  const secret = secretInFile(file, fresh)
  if (secret.length >= shortestSecret) return secret
  throw new StartFailure(
    `The secret in ${file} is damaged. Put it back from a copy; or delete it, then links in letters sent so far end.`,
  )
}

/** Where an embedded desk keeps its secret. */
export function secretFile(config: Config): string {
  return join(config.dataDir, 'secret')
}

function secretInDatabase(store: Store, fresh: string): Promise<string> {
  return store.write(async (tx) => {
    const row = { name: 'secret', value: fresh }
    await tx
      .insertInto('setting')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const kept = await tx.selectFrom('setting').select('value').where('name', '=', 'secret').executeTakeFirstOrThrow()
    return kept.value
  })
}

function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new StartFailure(
      `The data folder ${folder} cannot be written (${reason(error)}). Change its owner, or set DATA_DIR to another folder.`,
    )
  }
}

function reason(error: unknown): string {
  return codeOf(error) || (error instanceof Error ? error.message : 'unknown')
}
