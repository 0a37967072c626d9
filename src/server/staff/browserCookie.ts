import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { linkMinutes } from '#contract/staff/signIn.ts'
import type { Backend } from '../backend.ts'
import { networksOf } from '../http/networks.ts'
import { readCookie, setCookie } from './cookies.ts'
import { browserDays } from './knownBrowsers.ts'
import type { StaffMember } from './members.ts'
import type { Visitor } from './staffLimits.ts'

const half = 16

/**
 * A browser, as its cookie tells it: an id, to which links and challenges are bound, and a mark. The mark of a browser in which
 * a member signed in is signed: it signs nobody in, but keeps a share of the sign-in limits for this browser, so that strangers
 * cannot lock its owner out, and can be told from a flood without the database.
 */
interface Browser {
  id: string
  mark: Buffer
}

/** The id of the browser that asks; `undefined` if it has no cookie yet. */
export function browserOf(backend: Backend, request: FastifyRequest): string | undefined {
  return read(backend, request)?.id
}

/** The id of the browser that asks. One that no member has signed in with is recognised for as long as a link works. */
export function recogniseBrowser(
  backend: Backend,
  request: FastifyRequest,
  reply: FastifyReply,
  members: readonly StaffMember[],
): string {
  const known = read(backend, request)
  const browser = known ?? { id: randomBytes(half).toString('base64url'), mark: randomBytes(half) }
  if (!known || !isMarked(backend, known, members)) set(backend, reply, browser, linkMinutes * 60)
  return browser.id
}

/** Marks the browser as one in which the member signed in. Returns its id. */
export function markBrowser(backend: Backend, request: FastifyRequest, reply: FastifyReply, address: string): string {
  const id = browserOf(backend, request) ?? randomBytes(half).toString('base64url')
  set(backend, reply, { id, mark: markOf(backend, id, address) }, browserDays * 86_400)
  return id
}

/** The browser that asks: known if one of the members signed in with it before. */
export function visitorOf(backend: Backend, request: FastifyRequest, members: readonly StaffMember[]): Visitor {
  const browser = read(backend, request)
  const isKnown = browser !== undefined && isMarked(backend, browser, members)
  return { networks: networksOf(request, backend.secret), knownBrowser: isKnown ? browser.id : undefined }
}

function read(backend: Backend, request: FastifyRequest): Browser | undefined {
  const value = readCookie(backend, request, 'browser')
  if (value === undefined) return undefined
  const bytes = Buffer.from(value, 'base64url')
  return { id: bytes.subarray(0, half).toString('base64url'), mark: bytes.subarray(half) }
}

function set(backend: Backend, reply: FastifyReply, { id, mark }: Browser, seconds: number): void {
  // 43 characters, as every cookie of the workplace.
  const value = Buffer.concat([Buffer.from(id, 'base64url'), mark]).toString('base64url')
  setCookie(backend, reply, 'browser', value, seconds)
}

function isMarked(backend: Backend, { id, mark }: Browser, members: readonly StaffMember[]): boolean {
  return members.some(({ address }) => timingSafeEqual(markOf(backend, id, address), mark))
}

function markOf({ secret }: Pick<Backend, 'secret'>, id: string, address: string): Buffer {
  return createHmac('sha256', secret).update(`browser:${id}:${address}`).digest().subarray(0, half)
}
