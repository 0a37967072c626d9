import type { LightMyRequestResponse } from 'fastify'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { type StaffCallName, staffCalls, staffHeader, staffHeaderValue, staffUrl } from '#contract/staff/roles.ts'
import type { AppOptions } from '../../app.ts'
import type { Backend } from '../../backend.ts'
import { type TestBackend, testBackend } from '../../testing/testBackend.ts'
import type { DeskOptions } from '../desk.ts'
import type { StaffMember } from '../members.ts'
import { addTerminalLink } from '../signInLinks.ts'

export const publicUrl = 'https://desk.example.com'
export const owner = 'asha@example.com'
export const staff = 'ravi@example.com'
export const moderator = 'meera@example.com'

/** A browser at the workplace: keeps its cookies, and sends what the workplace's pages send. */
export interface TestBrowser {
  cookies: Map<string, string>
  call(name: StaffCallName, options?: CallOptions): Promise<LightMyRequestResponse>
}

export interface CallOptions {
  id?: string
  body?: unknown
  /** A file, sent as it is. */
  raw?: Buffer
  headers?: Record<string, string>
  /** Leaves the answer's body in its `stream()`, from which nothing is taken yet. */
  asStream?: boolean
  /** Leaves out the headers of the workplace's own pages. */
  bare?: boolean
}

/** A backend with a workplace and three members of staff, whom a test may take away. */
export interface TestDesk extends TestBackend {
  members: StaffMember[]
  browser(): TestBrowser
  /** A browser in which this member is signed in. */
  signedIn(address: string): Promise<TestBrowser>
}

export async function testDesk(
  overrides: Partial<Backend> & {
    options?: Partial<AppOptions>
    desk?: Partial<DeskOptions>
    acknowledges?: boolean
  } = {},
): Promise<TestDesk> {
  const { desk: deskOverrides, options, ...backendOverrides } = overrides
  const members: StaffMember[] = [
    { address: owner, role: 'owner' },
    { address: staff, role: 'staff' },
    { address: moderator, role: 'moderator' },
  ]
  const push = { publicKey: 'the public key', services: [] }
  const desk = { members, limited: false, passkeyDays: 30, version: '1.2.3', push, ...deskOverrides }
  const server = await testBackend({ publicUrl, staff: members, ...backendOverrides, options: { ...options, desk } })
  const browser = () => openBrowser(server)
  return {
    ...server,
    members,
    browser,
    async signedIn(address) {
      const one = browser()
      const token = await addTerminalLink(server.store, address, server.backend.now())
      const answer = await one.call('redeemLink', { body: { token } })
      if (answer.statusCode !== 200) throw new Error(`not signed in: ${answer.body}`)
      return one
    },
  }
}

function openBrowser({ app, backend }: TestBackend): TestBrowser {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async call(name, { id = '', body, raw, headers = {}, asStream = false, bare = false } = {}) {
      const { method } = staffCalls[name]
      const own = { origin: backend.publicUrl, [staffHeader]: staffHeaderValue, 'idempotency-key': uuidv7() }
      const answer = await app.inject({
        method,
        url: staffUrl(name, id),
        payloadAsStream: asStream,
        headers: {
          host: new URL(backend.publicUrl).host,
          cookie: Array.from(cookies, ([cookie, value]) => `${cookie}=${value}`).join('; '),
          ...(bare || method === 'GET' ? {} : own),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(raw === undefined ? {} : { payload: raw }),
        ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      for (const { name: cookie, value, maxAge } of answer.cookies)
        maxAge === 0 ? cookies.delete(cookie) : cookies.set(cookie, value)
      return answer
    },
  }
}
