import type { Backend } from '../backend.ts'
import type { Config } from '../config.ts'
import { findSecret } from '../openDesk.ts'
import type { Store } from '../store/store.ts'

/** The backend as letters and links need it, without anything that runs. */
export async function backendOf(config: Config, store: Store): Promise<Backend> {
  return {
    store,
    knownBlogs: new Set(),
    secret: await findSecret(config, store),
    mail: config.mail,
    publicUrl: config.publicUrl,
    now: Date.now,
    nudge: () => undefined,
  }
}
