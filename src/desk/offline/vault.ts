import { entries, get, promisifyRequest, set } from 'idb-keyval'
import { openDatabase } from '#device/db.ts'

/** Stored unencrypted. It names a session, not a person. */
interface KeyRecord {
  /** Id of the session that it belongs to. */
  session: string
  key: CryptoKey
  /** When it must not be opened any more, in epoch milliseconds. */
  until: number
}

interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

/** Under this name since the first version. */
const keyName = 'lock'
/** A database of its own, with versions: a new one adds a step (device/db.ts). */
const store = openDatabase<'kept'>('desk-offline', [(database) => void database.createObjectStore('kept')]).store(
  'kept',
)

/**
 * Records of one session on this device, encrypted with AES-GCM. The key cannot be exported by any script; it is deleted
 * with the records when the session ends.
 */
export class Vault {
  readonly session: string
  readonly #key: CryptoKey

  private constructor({ session, key }: KeyRecord) {
    this.session = session
    this.#key = key
  }

  /** Makes the vault of a session from its key material. What another session left goes. */
  static async create(session: string, material: string, until: number): Promise<Vault> {
    await Vault.destroy()
    const raw = Uint8Array.from(atob(material.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])
    raw.fill(0)
    const record: KeyRecord = { session, key, until }
    await set(keyName, record, store)
    return new Vault(record)
  }

  /** The vault of this device; `undefined` if there is none. One whose time is over is destroyed. */
  static async open(now = Date.now()): Promise<Vault | undefined> {
    const record = await get<KeyRecord>(keyName, store)
    if (!record) return undefined
    if (record.until > now) return new Vault(record)
    await Vault.destroy(record.session)
    return undefined
  }

  /**
   * Deletes the key and all records in one transaction. With a session, only while no other session has made its vault: a
   * tab may learn late that its own has ended.
   */
  static async destroy(session?: string): Promise<void> {
    await store('readwrite', (records) => {
      const request: IDBRequest<KeyRecord | undefined> = records.get(keyName)
      request.onsuccess = () => {
        const isOfAnother = session !== undefined && request.result !== undefined && request.result.session !== session
        if (!isOfAnother) records.clear()
      }
      return promisifyRequest(records.transaction)
    })
  }

  /** Moves the end, when the server has said that the session goes on. */
  async extend(until: number): Promise<void> {
    await this.#change((records, record) => void records.put({ ...record, until }, keyName))
  }

  async read<T>(name: string): Promise<T | undefined> {
    const sealed = await get<Sealed>(name, store)
    return sealed && this.#unsealed<T>(name, sealed)
  }

  /** All records whose name begins so. One that cannot be read is left out. */
  async readAll<T>(prefix: string): Promise<T[]> {
    const all = await entries<string, Sealed>(store)
    const read = await Promise.all(
      all.filter(([name]) => name.startsWith(prefix)).map(([name, sealed]) => this.#unsealed<T>(name, sealed)),
    )
    return read.filter((value) => value !== undefined) as T[]
  }

  async names(prefix: string): Promise<string[]> {
    return (await entries<string, unknown>(store)).map(([name]) => name).filter((name) => name.startsWith(prefix))
  }

  /** Writes records; not after the vault was destroyed, by this tab or another one. */
  async write(records: ReadonlyArray<readonly [name: string, value: unknown]>): Promise<void> {
    const sealed = await Promise.all(
      records.map(async ([name, value]): Promise<[string, Sealed]> => [name, await this.#sealed(name, value)]),
    )
    await this.#change((records) => {
      for (const [name, value] of sealed) records.put(value, name)
    })
  }

  async remove(names: readonly string[]): Promise<void> {
    await this.#change((records) => {
      for (const name of names) records.delete(name)
    })
  }

  /** Changes records in one transaction, while the vault is this session's: another tab may destroy or replace it. */
  async #change(apply: (records: IDBObjectStore, record: KeyRecord) => void): Promise<void> {
    await store('readwrite', (records) => {
      const request: IDBRequest<KeyRecord | undefined> = records.get(keyName)
      request.onsuccess = () => {
        if (request.result?.session === this.session) apply(records, request.result)
      }
      return promisifyRequest(records.transaction)
    })
  }

  async #sealed(name: string, value: unknown): Promise<Sealed> {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const text = new TextEncoder().encode(JSON.stringify(value))
    return { iv, data: await crypto.subtle.encrypt(algorithm(name, iv), this.#key, text) }
  }

  async #unsealed<T>(name: string, { iv, data }: Sealed): Promise<T | undefined> {
    try {
      const text = await crypto.subtle.decrypt(algorithm(name, iv), this.#key, data)
      return JSON.parse(new TextDecoder().decode(text)) as T
    } catch {
      // Of another session, or damaged.
      return undefined
    }
  }
}

/** Bound to its name, so that no record passes for another one. */
function algorithm(name: string, iv: Uint8Array<ArrayBuffer>) {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(name) }
}
