import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { site } from '#content/site.ts'
import { createApp } from './app.ts'
import type { Backend } from './backend.ts'
import type { Config } from './config.ts'
import { loggable } from './http/errors.ts'
import { limitsOf } from './http/limits.ts'
import { smtpTransport } from './mail/transport.ts'
import { MailWorker } from './mail/worker.ts'
import { databaseFile, findSecret, openStore } from './openDesk.ts'
import { refusedSite } from './refusedSite.ts'
import { keepForgetting } from './retention.ts'
import { readHostFile } from './site/hostFile.ts'
import { codeOf, StartFailure } from './startFailure.ts'
import { migrate } from './store/migrate.ts'
import { isTrouble, NewerDatabase, type Store } from './store/store.ts'

/** A running backend. */
export interface Running {
  app: FastifyInstance
  /** What to tell the person who started it. */
  greeting: string
  /** Finishes the requests that were accepted, then lets go of everything. */
  stop: () => Promise<void>
}

/** Opens the database, brings it up to date and listens. Rejects with errors that `remedyFor` can explain. */
export async function start(config: Config, knownBlogs: ReadonlySet<string>): Promise<Running> {
  const host = config.siteDir && readHostFile(join(config.siteDir, '..', 'site.json'))
  let noteBrokenConnection: (error: Error) => void = () => undefined
  const store = openStore(config, (error) => noteBrokenConnection(error))
  try {
    await bringUpToDate(store)
    let worker: MailWorker | undefined
    const backend: Backend = {
      store,
      knownBlogs,
      secret: await findSecret(config, store),
      mail: config.mail,
      publicUrl: config.publicUrl,
      now: Date.now,
      nudge: () => worker?.nudge(),
    }
    const app = createApp(backend, {
      limits: limitsOf(config.limits, store, config.subscriptionLimits),
      siteOrigins: config.siteOrigins,
      trustProxy: config.trustProxy,
      logger: { level: config.logLevel },
      ...(config.siteDir && host ? { site: { dir: config.siteDir, host } } : {}),
      ...(store.dialect === 'sqlite' ? { dataDir: config.dataDir } : {}),
    })
    noteBrokenConnection = (error) => app.log.warn({ problem: loggable(error) }, 'a database connection broke')
    await listen(app, config)
    const refused = refusedSite(config)
    if (refused !== undefined) app.log.warn(refused)
    if (config.mail) {
      worker = new MailWorker(backend, smtpTransport(config.mail.url), app.log)
      worker.start()
    }
    const stopForgetting = keepForgetting(store, config.retention, app.log)
    const stop = async () => {
      stopForgetting()
      await app.close()
      await worker?.stop()
      await store.close()
    }
    return { app, greeting: greet(config, app), stop }
  } catch (error) {
    await store.close()
    throw error
  }
}

/** On all addresses unless told otherwise, also where IPv6 is switched off. */
async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host: host ?? '::' })
  } catch (error) {
    if (codeOf(error) !== 'EAFNOSUPPORT' || host !== undefined) throw error
    await app.listen({ port, host: '0.0.0.0' })
  }
}

async function bringUpToDate(store: Store): Promise<void> {
  try {
    await migrate(store)
  } catch (error) {
    if (error instanceof NewerDatabase) {
      throw new StartFailure(`${error.message} Install the newer version of this program, or restore a backup.`)
    }
    if (!isTrouble(error)) throw error
    const code = codeOf(error) && ` (${codeOf(error)})`
    throw new StartFailure(
      `The database cannot be used${code}. Check that it runs and may be written, then start again.`,
    )
  }
}

function greet(config: Config, app: FastifyInstance): string {
  const port = portOf(app) ?? config.port
  const lines = [
    `${site.product} is ready: http://localhost:${port}`,
    `  data   ${config.databaseUrl ? 'PostgreSQL (DATABASE_URL)' : databaseFile(config)}`,
    config.mail
      ? `  mail   to ${config.mail.to.join(', ')}; links in letters lead to ${config.publicUrl}`
      : '  mail   not configured: letters stay in the database until SMTP_URL is set',
    '  list   npm run desk -- enquiries',
    '  stop   Ctrl+C',
  ]
  return `${lines.join('\n')}\n`
}

/** The port that the system chose when it was asked for any. */
function portOf(app: FastifyInstance): number | undefined {
  const address = app.server.address()
  return typeof address === 'object' ? address?.port : undefined
}
