import webPush from 'web-push'
import type { Config } from '../config.ts'
import { StartupError } from '../startupError.ts'
import { secretInDatabase, secretInFile, vapidFile } from '../store/secret.ts'
import type { Store } from '../store/store.ts'

/** The pair of keys by which push services know this server (RFC 8292), in base64url. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/**
 * The keys made at the first start, kept like the secret: in PostgreSQL, or in a file beside the SQLite database. Browsers
 * bind a subscription to them, so with new keys every device must be switched on again.
 */
export async function loadVapidKeys(config: Pick<Config, 'dataDir'>, store: Store): Promise<VapidKeys> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const fresh = `${publicKey}.${privateKey}`
  const file = vapidFile(config)
  const text = store.dialect === 'postgres' ? await secretInDatabase(store, 'vapid', fresh) : secretInFile(file, fresh)
  const [, known, own] = /^([\w-]{87})\.([\w-]{43})$/.exec(text) ?? []
  if (known !== undefined && own !== undefined) return { publicKey: known, privateKey: own }
  throw new StartupError(
    `The keys in ${file} are damaged. Restore the file from a copy; or delete it, after which staff must switch notifications on again.`,
  )
}
