import { promisifyRequest, type UseStore } from 'idb-keyval'
import { allOrNothing } from './records.ts'

/** The stores that the first version of the site's database has. */
const firstStores = ['items', 'receipts', 'keys', 'shares', 'comments', 'library'] as const

/** The stores of the site's database, as its latest version has them. */
export const storeNames = [...firstStores] as const
export type StoreName = (typeof storeNames)[number]

/** Brings a database from one version to the next, in the transaction of the upgrade. */
type Upgrade = (database: IDBDatabase, transaction: IDBTransaction) => void

/**
 * The steps to each version of the site's database, from an empty device on. One that was released is never changed: a new
 * version adds a step. A step adds stores or records and takes nothing away that the version before reads, because tabs and
 * the worker of that version go on using the database (see `open`).
 */
export const upgrades: readonly Upgrade[] = [
  (database) => {
    for (const store of firstStores) database.createObjectStore(store)
  },
]

/** Safari drops connections while the app is in the background and reports it at the next use. */
const lostConnection = new Set(['InvalidStateError', 'UnknownError'])

/** A database of this device, for the page and the worker. Every call rejects where IndexedDB cannot be used. */
export interface Database<N extends string> {
  /** One store in the shape that idb-keyval's functions take. A strict one is on the disk when a write resolves. */
  store(name: N, durability?: IDBTransactionDurability): UseStore
  /**
   * Reads, decides and writes in one transaction over several stores: all of it is done or nothing. `act` may await the
   * requests of its stores and nothing else. It runs a second time when leaving the page cut the first one short.
   */
  transact: Transact<N>
}

/** See `Database.transact`. */
export type Transact<N extends string> = <M extends N, R>(
  names: readonly M[],
  act: (stores: Record<M, IDBObjectStore>) => Promise<R>,
  durability?: IDBTransactionDurability,
) => Promise<R>

/** Callbacks that each open connection runs on `pagehide`. */
const onLeaving = new Set<() => void>()
/** Pending from `pagehide` to the next task: a page in the back-forward cache has it only after it is shown again. */
let leaving: Promise<void> | undefined

/**
 * Opens a database when it is first used, and upgrades it. In WebKit, a transaction that is open when a page enters the back-forward
 * cache blocks that database for every other page of the site. So `pagehide` aborts what is unfinished, as a crash would,
 * and closes the connection; what is asked for after that waits until the page is shown again. So does `freeze`, after which
 * a tab could not make way for an upgrade.
 */
export function openDatabase<N extends string = StoreName>(
  name: string,
  steps: readonly Upgrade[] = upgrades,
): Database<N> {
  let opening: Promise<IDBDatabase> | undefined
  const running = new Set<IDBTransaction>()
  const aborted = new WeakSet<IDBTransaction>()

  const connection = () => {
    if (opening) return opening
    watchLeaving()
    const mine = open(name, steps)
    opening = mine
    onLeaving.add(leave)
    mine.then(
      (db) => {
        db.onclose = () => forget(mine)
        // A later version of the site asks for it, or `deleteDatabase`.
        db.onversionchange = () => forget(mine)
      },
      () => forget(mine),
    )
    return mine
  }
  const forget = (which: typeof opening) => {
    if (opening === which) opening = undefined
    which?.then(
      (db) => db.close(),
      () => {},
    )
  }
  const leave = () => {
    for (const transaction of running) {
      try {
        transaction.abort()
        aborted.add(transaction)
      } catch {
        // Committed already: it ends without this page.
      }
    }
    forget(opening)
    onLeaving.delete(leave)
  }
  const use = async <R>(
    begin: (db: IDBDatabase) => IDBTransaction,
    act: (transaction: IDBTransaction) => R | PromiseLike<R>,
  ): Promise<R> => {
    for (let again = false; ; again = true) {
      while (leaving) await leaving
      const mine = connection()
      let transaction: IDBTransaction | undefined
      try {
        transaction = begin(await mine)
        track(transaction, running)
        return await act(transaction)
      } catch (error) {
        const cutShort = transaction !== undefined && aborted.has(transaction)
        if (again || !(cutShort || (error instanceof Error && lostConnection.has(error.name)))) throw error
        forget(mine)
      }
    }
  }
  return {
    store:
      (store, durability = 'default') =>
      (mode, callback) =>
        use(
          (db) => db.transaction(store, mode, { durability }),
          (transaction) => callback(transaction.objectStore(store)),
        ),
    transact: (names, act, durability = 'default') =>
      use(
        (db) => db.transaction(names, 'readwrite', { durability }),
        (transaction) => allOrNothing(transaction, names, act),
      ),
  }
}

/**
 * Opens the database at this page's version, upgrading it where it is older. Other tabs close their connections for that on
 * `versionchange`. Where a tab of a later version has upgraded it, this page opens it as it is.
 */
async function open(name: string, steps: readonly Upgrade[]): Promise<IDBDatabase> {
  const request = indexedDB.open(name, steps.length)
  request.onupgradeneeded = ({ oldVersion }) => {
    for (const step of steps.slice(oldVersion)) step(request.result, request.transaction as IDBTransaction)
  }
  try {
    return await promisifyRequest(request)
  } catch (error) {
    if (error instanceof Error && error.name === 'VersionError') return promisifyRequest(indexedDB.open(name))
    throw error
  }
}

function track(transaction: IDBTransaction, running: Set<IDBTransaction>): void {
  running.add(transaction)
  const end = () => running.delete(transaction)
  transaction.addEventListener('complete', end)
  transaction.addEventListener('abort', end)
}

let watching = false

function watchLeaving(): void {
  if (watching || typeof addEventListener !== 'function') return
  watching = true
  const leave = () => {
    leaving = new Promise((resolve) =>
      setTimeout(() => {
        leaving = undefined
        resolve()
      }),
    )
    for (const close of [...onLeaving]) close()
  }
  addEventListener('pagehide', leave)
  // It bubbles from the document, which a worker has not.
  addEventListener('freeze', leave)
}

/** The site's database on this device. Nothing is opened before it is used. */
export const siteDatabase = openDatabase('site')
