import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as v from 'valibot'
import { mayCall, type StaffCallName, staffCalls, staffHeader, staffHeaderValue } from '#contract/staff/roles.ts'
import { HttpError } from '../http/errors.ts'
import { checkBody } from '../http/writes.ts'
import { isLoopback } from '../mail/tlsPolicy.ts'
import { readCookie, setCookie } from './cookies.ts'
import type { Desk } from './desk.ts'
import type { StaffMember } from './members.ts'
import { findSession, memberOf, type SignedIn } from './sessions.ts'
import { staffTexts } from './staffTexts.ts'

/** The context of a call. */
export interface StaffContext<B> {
  desk: Desk
  request: FastifyRequest
  reply: FastifyReply
  body: B
  /** The parameter of the path; empty if it has none. */
  id: string
  now: number
}

/** With who is signed in; only calls that need a session have it. */
export interface SignedInContext<B> extends StaffContext<B>, SignedIn {
  /** Address of the member, for notes and the audit trail. */
  actor: string
}

/** An answer: JSON unless the body is text or a stream; without a body 204. */
export interface StaffAnswer {
  status?: number
  body?: unknown
  headers?: Readonly<Record<string, string>>
}

/** Headers of every answer: personal data belongs in no cache, no index and no frame. */
export const staffHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
}

/** Adds a call that anybody may make. */
export function addOpenCall<B = undefined>(
  app: FastifyInstance,
  desk: Desk,
  name: StaffCallName,
  schema: v.GenericSchema<unknown, B> | undefined,
  handle: (context: StaffContext<B>) => Promise<StaffAnswer>,
): void {
  addRoute(app, desk, name, schema, handle)
}

/** Adds a call for the roles that the table in `contract/staff/roles.ts` names. */
export function addStaffCall<B = undefined>(
  app: FastifyInstance,
  desk: Desk,
  name: StaffCallName,
  schema: v.GenericSchema<unknown, B> | undefined,
  handle: (context: SignedInContext<B>) => Promise<StaffAnswer>,
): void {
  const signedIn = new WeakMap<FastifyRequest, SignedIn>()
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    signedIn.set(request, await requireRole(desk, name, request, reply))
  }
  const withSession = async (context: StaffContext<B>) => {
    const found = signedIn.get(context.request)
    const member = found && (await memberNow(desk, name, found, context.now))
    if (!member) throw new HttpError(401, staffTexts.signedOut)
    checkRole(name, member)
    return handle({ ...context, session: found.session, member, actor: member.address })
  }
  addRoute(app, desk, name, schema, withSession, admit)
}

function addRoute<B>(
  app: FastifyInstance,
  desk: Desk,
  name: StaffCallName,
  schema: v.GenericSchema<unknown, B> | undefined,
  handle: (context: StaffContext<B>) => Promise<StaffAnswer>,
  admit?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
): void {
  const { method, path } = staffCalls[name]
  app.route<{ Params: { id?: string } }>({
    method,
    url: path,
    // Before the body is read: nobody without a session makes the server parse a megabyte.
    async onRequest(request, reply) {
      reply.headers(staffHeaders)
      if (method !== 'GET') rejectForeignOrigin(desk, request)
      await admit?.(request, reply)
    },
    async handler(request, reply) {
      const body = schema ? checkBody(schema, request.body) : (undefined as B)
      const { id = '' } = request.params
      // PostgreSQL refuses a text with NUL.
      if (/\p{Cc}/u.test(id)) throw new HttpError(400, staffTexts.badId)
      const answer = await handle({ desk, request, reply, body, id, now: desk.backend.now() })
      if (reply.sent) return reply
      if (answer.headers) reply.headers(answer.headers)
      reply.code(answer.status ?? (answer.body === undefined ? 204 : 200))
      if (answer.body === undefined) return reply.send()
      if (typeof answer.body === 'string' || answer.body instanceof Readable) return reply.send(answer.body)
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer.body))
    },
  })
}

/**
 * Cross-site request forgery: a page of another origin can send neither our Origin nor, without asking first, a header of
 * its own. On this machine any port will do, because the public URL may be another one in development.
 */
function rejectForeignOrigin({ backend }: Desk, request: FastifyRequest): void {
  const { origin } = request.headers
  if (originOf(backend.publicUrl, origin, request.headers.host) === undefined)
    throw new HttpError(403, staffTexts.foreignOrigin)
  if (request.headers[staffHeader.toLowerCase()] !== staffHeaderValue)
    throw new HttpError(403, staffTexts.foreignOrigin)
}

/** The request's origin if it is the workplace's own. */
export function originOf(publicUrl: string, origin: string | undefined, host: string | undefined): string | undefined {
  if (origin === undefined || !URL.canParse(origin)) return undefined
  if (origin === new URL(publicUrl).origin) return origin
  return isLoopback(publicUrl) && isLoopback(origin) && new URL(origin).host === host ? origin : undefined
}

async function requireRole(
  desk: Desk,
  name: StaffCallName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedIn> {
  const { backend, members, limits } = desk
  const token = readCookie(backend, request, 'session')
  const found = token === undefined ? undefined : await findSession(backend.store, members, token, backend.now())
  if (!found) {
    if (token !== undefined) setCookie(backend, reply, 'session', '', 0)
    throw new HttpError(401, staffTexts.signedOut)
  }
  limits.call(found.session.id)
  checkRole(name, found.member)
  return found
}

function checkRole(name: StaffCallName, { role }: StaffMember): void {
  if (!mayCall(role, name)) throw new HttpError(403, staffTexts.forbidden)
}

/**
 * The member once the body has arrived: a request may be held open for minutes, in which its sender is signed out, removed, or
 * given another role. A GET has no body.
 */
async function memberNow(
  { backend, members }: Desk,
  name: StaffCallName,
  { session, member }: SignedIn,
  now: number,
): Promise<StaffMember | undefined> {
  return staffCalls[name].method === 'GET' ? member : memberOf(backend.store, members, session.id, now)
}
