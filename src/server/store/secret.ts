import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, minSecretLength } from '../config.ts'
import { errorCode, StartupError } from '../startupError.ts'
import type { Store } from './store.ts'

/**
 * The secret that signs links: `SECRET`, or one generated at the first start. PostgreSQL stores it, so that instances
 * share it; with SQLite it is a file beside the database, which backups do not contain.
 */
export async function loadSecret(config: Config, store: Store): Promise<string> {
  if (config.secret !== undefined) return config.secret
  const fresh = randomBytes(32).toString('base64url')
  if (store.dialect === 'postgres') return secretInDatabase(store, 'secret', fresh)
  const file = secretFile(config)
  const secret = secretInFile(file, fresh)
  if (secret.length >= minSecretLength) return secret
  throw new StartupError(
    `The secret in ${file} is damaged. Restore the file from a copy; or delete it, which invalidates the links in emails sent so far.`,
  )
}

/**
 * Advice if `SECRET` is not the secret that was generated here before; `undefined` if it is, or if only one is known.
 * With another one, links in emails sent so far stop working, and who was erased is not recognised in older backups.
 */
export async function secretConflict(config: Config, store: Store): Promise<string | undefined> {
  const stored = config.secret === undefined ? undefined : await storedSecret(config, store)
  if (stored === undefined || stored.secret === config.secret) return undefined
  return `SECRET is not the secret that ${stored.place} holds: links in emails sent before stop working, among them those that unsubscribe, and erased people are not recognised in older backups. Unset SECRET; or, to change it for good, ${stored.removal}`
}

async function storedSecret(config: Config, store: Store) {
  if (store.dialect === 'postgres') {
    const row = await store.db.selectFrom('setting').select('value').where('name', '=', 'secret').executeTakeFirst()
    const removal = "run: delete from setting where name = 'secret'"
    return row && { secret: row.value, place: 'the database', removal }
  }
  const file = secretFile(config)
  return existsSync(file) ? { secret: secretInFile(file, ''), place: file, removal: `delete ${file}` } : undefined
}

/** Path of the generated secret. */
export function secretFile(config: Config): string {
  return join(config.dataDir, 'secret')
}

/** Path of the generated keys by which push services know this server. */
export function vapidFile(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'vapid')
}

/** Reads the secret of this name from the database, storing the fresh one if there is none. */
export function secretInDatabase(store: Store, name: string, fresh: string): Promise<string> {
  return store.write(async (tx) => {
    const row = { name, value: fresh }
    await tx
      .insertInto('setting')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const found = await tx.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirstOrThrow()
    return found.value
  })
}

/** Reads the secret from the file, creating the file with the fresh one if there is none. */
export function secretInFile(file: string, fresh: string): string {
  if (!existsSync(file)) createAtomically(file, fresh)
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new StartupError(
      `The secret in ${file} cannot be read (${errorCode(error)}). Change its owner to the user that runs this program.`,
    )
  }
}

/**
 * Writes and syncs a temporary file, then links it to its name. A full disk or a power cut must not leave an empty
 * secret, with which anybody could sign. Of two concurrent starts, the first one wins.
 */
function createAtomically(file: string, text: string): void {
  const temporary = `${file}.${process.pid}`
  try {
    const handle = openSync(temporary, 'w', 0o600)
    try {
      writeSync(handle, text)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    linkSync(temporary, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(temporary, { force: true })
  }
}
