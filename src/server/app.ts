import fastify, { type FastifyInstance, LogController } from 'fastify'
import { maxBodyBytes } from '#contract/calls.ts'
import type { Backend } from './backend.ts'
import { addCalls } from './http/calls.ts'
import { allowOrigins } from './http/cors.ts'
import { answerError } from './http/errors.ts'
import type { Limits } from './http/limits.ts'
import { addProbes } from './http/probes.ts'
import { logRequests } from './http/requestLog.ts'
import { addLinkPages } from './links/linkPages.ts'
import { Refusal } from './refusal.ts'
import type { HostFile } from './site/hostFile.ts'
import { serveSite } from './site/serveSite.ts'
import { texts } from './texts.ts'

/** What the HTTP side needs beside the backend. */
export interface AppOptions {
  limits: Limits
  /** Origins of pages that may call from another host. */
  siteOrigins: readonly string[]
  /** Addresses or number of the proxies in front that are believed about the visitor's address; `false` for none. */
  trustProxy: false | number | string[]
  /** The built site and what the build says about serving it; not given when a static host serves it. */
  site?: { dir: string; host: HostFile }
  /** Where the disk must have room; not given when the database is elsewhere. */
  dataDir?: string
  logger: { level: string; stream?: { write(line: string): void } } | false
}

/** The HTTP side: request in, answer out. It listens nowhere by itself. */
export function createApp(backend: Backend, options: AppOptions): FastifyInstance {
  const trusted = options.trustProxy
  const app = fastify({
    logger: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted,
    bodyLimit: maxBodyBytes,
    requestTimeout: 60_000,
    // Longer than a proxy keeps its idle connections, so that none is closed while a request is on its way.
    keepAliveTimeout: 72_000,
    // Without the short interval, connections that send their headers slowly outlive the limit.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 1000 },
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerError,
    return503OnClosing: false,
  })
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(answerError)
  if (options.site) serveSite(app, options.site.dir, options.site.host)
  else app.setNotFoundHandler(() => Promise.reject(new Refusal(404, texts.unknownRoute)))
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('X-Content-Type-Options', 'nosniff')
  })
  stopGently(app)
  logRequests(app)
  allowOrigins(app, options.siteOrigins)
  addProbes(app, backend.store, options.dataDir)
  addCalls(app, backend, options.limits)
  addLinkPages(app, backend)
  return app
}

/** Once it closes: requests that have begun are finished, new ones are asked to come back, connections are not kept. */
function stopGently(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onRequest', async () => {
    if (closing) throw new Refusal(503, texts.stopping, { 'Retry-After': '5' })
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('Connection', 'close')
  })
}
