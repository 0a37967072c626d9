import { existsSync } from 'node:fs'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { site } from '#content/site.ts'
import { Health } from './alerts/health.ts'
import { Monitor } from './alerts/monitor.ts'
import { createApp } from './app.ts'
import { startPublisher } from './articles/startPublisher.ts'
import type { Backend } from './backend.ts'
import { startReminders } from './calls/reminders.ts'
import { type Config, rejectedOrigin } from './config.ts'
import { startSummaries } from './figures/summary.ts'
import { addressOf, greet } from './greeting.ts'
import { createByteBudgets } from './http/byteBudgets.ts'
import { loggable } from './http/errors.ts'
import { createRateLimits } from './http/rateLimits.ts'
import { RequestLimits } from './http/requestLimits.ts'
import { signInUrl } from './links/signInToken.ts'
import { holdOldEmails } from './mail/heldEmails.ts'
import { smtpTransport } from './mail/transport.ts'
import { MailWorker } from './mail/worker.ts'
import { FileScanner } from './messages/fileScanner.ts'
import { MailboxReader } from './messages/mailbox.ts'
import { MailIntake } from './messages/mailIntake.ts'
import { metricsText, RequestCounter } from './metrics/metrics.ts'
import { startMetricsServer } from './metrics/metricsServer.ts'
import { startNewsletters } from './newsletters/newsletterSender.ts'
import { resumeCommand } from './newsletters/sending.ts'
import { startRetention } from './privacy/retention.ts'
import { eraseWhatCameBack } from './privacy/tombstones.ts'
import { PushWorker } from './push/pushWorker.ts'
import { pushSender } from './push/sendPush.ts'
import { loadVapidKeys, type VapidKeys } from './push/vapidKeys.ts'
import { NewestPages } from './site/builtPages.ts'
import { followBuild } from './site/siteArticles.ts'
import type { DeskOptions } from './staff/desk.ts'
import { forgetFormerStaff } from './staff/formerStaff.ts'
import { addTerminalLink, isFirstStart } from './staff/signInLinks.ts'
import { errorCode, StartupError } from './startupError.ts'
import { damageAdvice } from './store/damage.ts'
import { openFiles } from './store/fileModes.ts'
import { isIntact } from './store/integrity.ts'
import { migrate } from './store/migrate.ts'
import { databaseFile, openStore, sharedDatabase, tombstoneFile } from './store/openStore.ts'
import { loadSecret, secretConflict } from './store/secret.ts'
import { isTransientDbError, NewerDatabase, type Store } from './store/store.ts'
import { unknownSettingsText } from './unknownSettings.ts'
import { version } from './version.ts'

/** A running backend. */
export interface Running {
  app: FastifyInstance
  /** Printed for the person who started it. */
  greeting: string
  /** Finishes accepted requests, then closes everything. */
  stop: () => Promise<void>
}

/** Opens the database, applies pending migrations and listens. Rejects with errors that `explainError` understands. */
export async function start(
  config: Config,
  isArticle: (id: string) => boolean,
  desk?: { dir: string; version: string },
): Promise<Running> {
  const builtSite = config.siteDir === undefined ? undefined : new NewestPages(config.siteDir, 'site.json')
  followBuild(builtSite)
  await migrateFirst(config)
  let log: Pick<FastifyBaseLogger, 'warn'> = { warn: () => undefined }
  const warn = (error: unknown, text: string) => log.warn({ problem: loggable(error) }, text)
  const advice = [sharedDatabase(config), rejectedOrigin(config), unknownSettingsText(config.unknown)]
  const store = openStore(config, (error) => warn(error, 'a database connection broke'), { isServer: true })
  try {
    await applyMigrations(store)
    const secret = await loadSecret(config, store)
    if (config.staff.length > 0)
      await forgetFormerStaff(
        store,
        config.staff.map(({ address }) => address),
        Date.now(),
      )
    const vapidKeys = config.staff.length > 0 ? await loadVapidKeys(config, store) : undefined
    const tombstones = tombstoneFile(config)
    const erasedAgain = tombstones === undefined ? 0 : await eraseWhatCameBack(store, secret, tombstones, Date.now())
    let worker: MailWorker | undefined
    const backend: Backend = {
      store,
      isArticle,
      secret,
      mail: config.mail,
      bounceSecret: config.bounceSecret,
      mailSecret: config.mailSecret,
      staff: config.staff,
      commentRules: config.commentRules,
      proofOfWork: config.proofOfWork,
      scansFiles: config.clamd !== undefined,
      publicUrl: config.publicUrl,
      now: Date.now,
      wakeMailer: () => worker?.wake(),
    }
    const dataDir = store.dialect === 'sqlite' ? config.dataDir : undefined
    let mailbox: MailboxReader | undefined
    let scanner: FileScanner | undefined
    const health = new Health(store, {
      mailboxFailingSince: () => mailbox?.failingSince,
      scan: () => scanner?.health(),
      dataDir,
      mailConfigured: config.mail !== undefined,
      backupHours: config.backupHours,
      now: Date.now,
      onError: (error) => warn(error, 'database not ready'),
    })
    const requests = new RequestCounter()
    const intake = new MailIntake(backend)
    const app = createApp(backend, {
      intake,
      limits: createRateLimits(config.limits, store, { kinds: config.kindLimits, total: config.totalLimits }),
      budgets: createByteBudgets(config.budgets, store),
      requestLimits: config.readLimits.length > 0 ? new RequestLimits(config.readLimits) : undefined,
      siteOrigins: config.siteOrigins,
      trustProxy: config.trustProxy,
      logger: { level: config.logLevel },
      health,
      requests,
      ...(builtSite ? { site: builtSite } : {}),
      desk: vapidKeys && deskOptions(config, vapidKeys, desk),
    })
    log = app.log
    // The site can still be read, and `/ready` and the alert say what is wrong.
    if (!(await isIntact(store))) {
      health.reportDamage()
      app.log.error(`the database is damaged. ${damageAdvice(databaseFile(config))}`)
    }
    const held = await holdOldEmails(store, config.mail !== undefined, Date.now())
    if (held.emails > 0)
      app.log.warn({ held: held.emails }, 'old emails are held: desk email release, or desk email discard --held')
    if (held.newsletters > 0)
      app.log.warn({ stopped: held.newsletters }, `half-sent newsletters are stopped: ${resumeCommand}`)
    await listen(app, config)
    if (erasedAgain > 0)
      app.log.warn(
        { erasedAgain },
        'the database was replaced by an older copy; people who were erased since were erased again',
      )
    const conflict = await secretConflict(config, store)
    app.log.info({ version, node: process.versions.node }, 'started')
    for (const text of [...advice, conflict, ...openFiles(config)]) if (text !== undefined) app.log.warn(text)
    const monitor = new Monitor({
      health,
      alerts: config.alerts,
      name: `${site.product} (${config.publicUrl})`,
      now: Date.now,
      log: app.log,
    })
    const metrics =
      config.metrics && (await startMetricsServer(config.metrics, () => metricsText(requests, health, Date.now())))
    worker = config.mail && new MailWorker(backend, smtpTransport(config.mail.url, config.mail), app.log)
    mailbox = config.mailbox && new MailboxReader(store, intake, config.mailbox, app.log)
    scanner = config.clamd && new FileScanner(store, config.clamd, app.log)
    const stopNewsletters = config.mail && startNewsletters(backend, app.log)
    const pusher =
      vapidKeys && new PushWorker(backend, config.staff, pushSender(vapidKeys, config.pushServices), app.log)
    for (const one of [worker, mailbox, scanner, pusher]) one?.start()
    monitor.start()
    const stopSummaries = startSummaries(backend, app.log)
    const stopReminders = startReminders(backend, app.log)
    const publisher = startPublisher(config, store, app.log)
    const stopRetention = startRetention(store, config.retention, config.dataDir, app.log)
    const stop = async () => {
      stopRetention()
      stopReminders()
      stopSummaries()
      stopNewsletters?.()
      monitor.stop()
      metrics?.close()
      metrics?.closeAllConnections()
      await Promise.all([app.close(), ...[worker, pusher, mailbox, scanner, publisher].map((one) => one?.stop())])
      await store.close()
    }
    const signIn = await firstSignIn(config, backend, app)
    return { app, greeting: greet(config, app, held, signIn), stop }
  } catch (error) {
    await store.close()
    throw error
  }
}

/** On all addresses by default, including machines with IPv6 disabled. */
async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host: host ?? '::' })
  } catch (error) {
    if (errorCode(error) !== 'EAFNOSUPPORT' || host !== undefined) throw error
    await app.listen({ port, host: '0.0.0.0' })
  }
}

/** A migration of a large PostgreSQL may take longer than any statement of a running server may. */
async function migrateFirst(config: Config): Promise<void> {
  if (config.databaseUrl === undefined) return
  const store = openStore(config, () => undefined)
  try {
    await applyMigrations(store)
  } finally {
    await store.close()
  }
}

async function applyMigrations(store: Store): Promise<void> {
  try {
    await migrate(store)
  } catch (error) {
    if (error instanceof NewerDatabase) {
      throw new StartupError(`${error.message} Install the newer version of this program, or restore a backup.`)
    }
    if (!isTransientDbError(error)) throw error
    const code = errorCode(error) && ` (${errorCode(error)})`
    throw new StartupError(
      `The database cannot be used${code}. Check that it is running and writable, then start again.`,
    )
  }
}

function deskOptions(
  config: Config,
  { publicKey }: VapidKeys,
  { dir, version = '' }: { dir?: string; version?: string } = {},
): DeskOptions {
  const isBuilt = dir !== undefined && existsSync(dir)
  return {
    members: config.staff,
    passkeyDays: config.passkeyDays,
    readsMailbox: config.mailbox !== undefined,
    scansFiles: config.clamd !== undefined,
    siteSource: config.siteSource,
    limited: config.limitsSignIn,
    push: { publicKey, services: config.pushServices },
    version,
    tombstoneFile: tombstoneFile(config),
    dataDir: config.dataDir,
    ...(isBuilt ? { pages: new NewestPages(dir, 'desk.json') } : {}),
  }
}

/** As long as nobody has signed in, the start offers a link, so that the workplace works before mail does. */
async function firstSignIn(config: Config, backend: Backend, app: FastifyInstance): Promise<string | undefined> {
  const owner = config.staff.find(({ role }) => role === 'owner')
  if (!owner || !(await isFirstStart(backend.store))) return undefined
  const token = await addTerminalLink(backend.store, owner.address, backend.now())
  return signInUrl({ publicUrl: addressOf(config, app) }, token)
}
