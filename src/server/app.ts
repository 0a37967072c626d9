import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { longestRequest } from '#contract/answerTime.ts'
import { maxBodyBytes } from '#contract/calls.ts'
import { Health } from './alerts/health.ts'
import { unparsedText } from './alerts/problems.ts'
import type { Backend } from './backend.ts'
import { addCallPage } from './calls/callRoute.ts'
import type { ByteBudgets } from './http/byteBudgets.ts'
import { addCorsHeaders, allowOrigins } from './http/cors.ts'
import { answerError, HttpError, loggable } from './http/errors.ts'
import { parseAddress, trustOf } from './http/networks.ts'
import { refuseOldFraming } from './http/oldFraming.ts'
import { addProbes } from './http/probes.ts'
import type { RateLimits } from './http/rateLimits.ts'
import { limitRequests, type RequestLimits } from './http/requestLimits.ts'
import { addRoutes } from './http/routes.ts'
import { shutDownGracefully } from './http/shutdown.ts'
import { texts } from './http/texts.ts'
import { addLinkPages } from './links/linkPages.ts'
import { MailIntake } from './messages/mailIntake.ts'
import { addMailRoute } from './messages/mailRoute.ts'
import { isDamage, type RequestCounter } from './metrics/metrics.ts'
import { addBounceRoute } from './newsletters/bounceRoute.ts'
import type { NewestPages } from './site/builtPages.ts'
import { readableAddress } from './site/readableAddress.ts'
import { serveSite } from './site/serveSite.ts'
import { addDesk } from './staff/addDesk.ts'
import type { DeskOptions } from './staff/desk.ts'

/** The options of the HTTP server besides the backend. */
export interface AppOptions {
  limits: RateLimits
  budgets: ByteBudgets
  /** Of reads and refused requests; absent for none. */
  requestLimits?: RequestLimits | undefined
  /** Origins whose pages may call the API from another host. */
  siteOrigins: readonly string[]
  /** Trusted proxies, as addresses or a number of hops, whose `X-Forwarded-For` is believed; `false` for none. */
  trustProxy: false | number | string[]
  /** The built site; absent if a static host serves it. */
  site?: NewestPages
  /** Folder whose disk needs free space; absent if the database is elsewhere. */
  dataDir?: string
  /** Shared with the monitor; by default the app creates one. */
  health?: Health
  /** Shared with the mailbox's reader; by default the app creates one. */
  intake?: MailIntake
  /** Counts responses for the metrics. */
  requests?: RequestCounter
  /** The provider's workplace; absent if the settings name no staff. */
  desk?: DeskOptions | undefined
  logger: { level: string; stream?: { write(line: string): void } } | false
}

/** Of every response. CORP keeps other sites from embedding ours; pages that CORS allows may still call the API. */
const baseHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
}

/** Builds the HTTP server. The caller makes it listen. */
export function createApp(backend: Backend, options: AppOptions): FastifyInstance {
  const addHeaders = (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(baseHeaders)
    addCorsHeaders(request, reply, options.siteOrigins)
  }
  const app = fastify({
    logger: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustOf(options.trustProxy),
    bodyLimit: maxBodyBytes,
    requestTimeout: longestRequest,
    // Longer than a proxy's own keep-alive, so we never close a connection that the proxy is about to reuse.
    keepAliveTimeout: 72_000,
    // At the default interval of 30 s, slow-loris connections outlive `headersTimeout`.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 1000 },
    routerOptions: { maxParamLength: 500 },
    ...(options.site && { rewriteUrl: readableAddress }),
    // Without hooks: what Fastify refuses itself gets the headers here.
    frameworkErrors: (error, request, reply) => {
      addHeaders(request, reply)
      answerError(error, request, reply)
    },
    return503OnClosing: false,
  })
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(answerError)
  if (options.site) serveSite(app, options.site)
  else app.setNotFoundHandler(() => Promise.reject(new HttpError(404, texts.unknownRoute)))
  app.addHook('onRequest', async (request, reply) => {
    addHeaders(request, reply)
  })
  app.addHook('onRequest', refuseOldFraming())
  options.requests?.watch(app)
  shutDownGracefully(app)
  logRequests(app)
  allowOrigins(app, options.siteOrigins)
  if (options.requestLimits) limitRequests(app, options.requestLimits, backend.secret)
  const health =
    options.health ??
    new Health(backend.store, {
      dataDir: options.dataDir,
      mailConfigured: backend.mail !== undefined,
      now: backend.now,
      onError: (error) => app.log.warn({ problem: loggable(error) }, 'database not ready'),
    })
  addProbes(app, health)
  if (options.trustProxy !== false) watchAddresses(app, health)
  app.addHook('onError', async (_request, _reply, error) => {
    if (isDamage(error)) health.reportDamage()
  })
  addRoutes(app, backend, options)
  addLinkPages(app, backend)
  addCallPage(app, backend)
  addBounceRoute(app, backend)
  addMailRoute(app, backend, options.intake ?? new MailIntake(backend))
  if (options.desk) addDesk(app, backend, options.desk, health, options.requests)
  return app
}

/** Tells the provider, without quoting it, that a proxy writes what is no address. */
function watchAddresses(app: FastifyInstance, health: Health): void {
  app.addHook('onRequest', async ({ ip }) => {
    if (ip !== undefined && parseAddress(ip) === undefined && health.noteUnparsedAddress()) app.log.warn(unparsedText)
  })
}

/**
 * One log line per response without personal data: the route pattern instead of the URL (which holds ids, tokens and
 * query strings), no IP address, no headers. Files of the site are logged at level debug.
 */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const line = { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    if (route.startsWith('/api/')) request.log.info(line, 'answered')
    else request.log.debug(line, 'answered')
  })
}
