import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { type AppOptions, createApp } from '../app.ts'
import type { Backend } from '../backend.ts'
import { saveOffice } from '../enquiries/office.ts'
import type { ByteBudgets } from '../http/byteBudgets.ts'
import type { RateLimits } from '../http/rateLimits.ts'
import { migrate } from '../store/migrate.ts'
import { openSqlite } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'

/** A backend on a database in memory, with access to its parts. */
export interface TestBackend {
  app: FastifyInstance
  store: Store
  backend: Backend
  post: (url: string, body: unknown, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
  close: () => Promise<void>
}

const nothing = async () => undefined
const unlimited: RateLimits = { consume: async () => nothing }
const unbudgeted: ByteBudgets = { spend: async () => ({ giveBack: nothing, giveBackThread: nothing }) }

/** By default it has two articles, no mail, no rate limits, no budgets, no proof of work and no acknowledgements. */
export async function testBackend(
  overrides: Partial<Backend> & { options?: Partial<AppOptions>; acknowledges?: boolean } = {},
): Promise<TestBackend> {
  const { options, acknowledges = false, ...rest } = overrides
  const store = rest.store ?? openSqlite(':memory:')
  await migrate(store)
  const office = { version: 0, days: [0, 1, 2, 3, 4, 5, 6], holidays: [], acknowledges }
  if (rest.mail) await store.write((tx) => saveOffice(tx, office, '', 0))
  const backend: Backend = {
    store,
    isArticle: (id) => id === 'blog1' || id === 'blog2',
    secret: 'a secret that is used in tests only',
    mail: undefined,
    proofOfWork: false,
    publicUrl: 'https://desk.example.com',
    now: Date.now,
    wakeMailer: () => undefined,
    ...rest,
  }
  const app = createApp(backend, {
    limits: unlimited,
    budgets: unbudgeted,
    siteOrigins: [],
    trustProxy: false,
    logger: false,
    ...options,
  })
  return {
    app,
    store,
    backend,
    async post(url, body, headers = {}) {
      return app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', 'idempotency-key': uuidv7(), ...headers },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      })
    },
    async close() {
      await app.close()
      await store.close()
    },
  }
}
