import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Backend } from '../backend.ts'
import { networksOf } from '../http/networks.ts'
import { readCookie, setCookie } from './cookies.ts'
import type { StaffMember } from './members.ts'
import type { Visitor } from './staffLimits.ts'

/** Browsers forget a cookie after 400 days. */
const lifetime = 400 * 86_400
const half = 16

/**
 * Marks a browser in which the member signed in, with a cookie that signs nobody in: it only keeps a share of the sign-in
 * limits for this browser, so that strangers cannot lock its owner out.
 */
export function rememberDevice(backend: Backend, reply: FastifyReply, address: string): void {
  const id = randomBytes(half)
  const value = Buffer.concat([id, markOf(backend, id, address)]).toString('base64url')
  // 43 characters, as every cookie of the workplace.
  setCookie(backend, reply, 'device', value, lifetime)
}

/** The browser that asks: known if one of the members signed in with this browser before. */
export function visitorOf(backend: Backend, request: FastifyRequest, members: readonly StaffMember[]): Visitor {
  const networks = networksOf(request, backend.secret)
  const value = readCookie(backend, request, 'device')
  if (value === undefined) return { networks, knownDevice: undefined }
  const bytes = Buffer.from(value, 'base64url')
  const [id, mark] = [bytes.subarray(0, half), bytes.subarray(half)]
  const isKnown = members.some(({ address }) => {
    const expected = markOf(backend, id, address)
    return expected.length === mark.length && timingSafeEqual(expected, mark)
  })
  return { networks, knownDevice: isKnown ? id.toString('base64url') : undefined }
}

function markOf({ secret }: Pick<Backend, 'secret'>, id: Buffer, address: string): Buffer {
  return createHmac('sha256', secret)
    .update(`device:${id.toString('hex')}:${address}`)
    .digest()
    .subarray(0, half)
}
