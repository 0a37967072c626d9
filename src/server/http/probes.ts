import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Store } from '../store/store.ts'
import { loggable } from './errors.ts'

const patience = 3000
const leastFreeBytes = 50 * 1024 * 1024

/** `/health`: the process answers. `/ready`: a write could be stored now. `dataDir` is where the disk must have room. */
export function addProbes(app: FastifyInstance, store: Store, dataDir: string | undefined): void {
  app.get('/health', async () => ({ status: 'ok' }))
  app.get('/ready', async (request, reply) => {
    const [database, disk] = await Promise.all([
      works(within(store.probe()), (error) =>
        request.log.warn({ problem: loggable(error) }, 'the database is not ready'),
      ),
      hasRoom(dataDir),
    ])
    const ready = database && disk
    reply.code(ready ? 200 : 503).header('Cache-Control', 'no-store')
    if (!ready) reply.header('Retry-After', '5')
    return { status: ready ? 'ready' : 'not ready', database: state(database), disk: state(disk) }
  })
}

const state = (good: boolean) => (good ? 'ok' : 'failing')

async function hasRoom(folder: string | undefined): Promise<boolean> {
  if (folder === undefined) return true
  const free = statfs(folder).then(({ bavail, bsize }) => bavail * bsize)
  return (await free.catch(() => 0)) >= leastFreeBytes
}

async function works(attempt: Promise<void>, note: (error: unknown) => void): Promise<boolean> {
  try {
    await attempt
    return true
  } catch (error) {
    note(error)
    return false
  }
}

function within(work: Promise<void>): Promise<void> {
  const late = new Promise<void>((_, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), patience).unref()
  })
  return Promise.race([work, late])
}
