import { vi } from 'vitest'
import { type StaffCallName, staffCalls } from '#contract/staff/roles.ts'
import type { StaffSession } from '#contract/staff/signIn.ts'

/** The answer to a call, at once or later: a body with status 200, or another `Response`. */
type Handler = (request: { id: string; body: unknown; headers: Headers }) => unknown

export interface FakeServer {
  /** Answers a call from now on. */
  on: (name: StaffCallName, handler: Handler) => void
  /** Bodies of the calls so far, by name. */
  calls: (name: StaffCallName) => Array<{ id: string; body: unknown; headers: Headers }>
  /** Nothing answers any more, as when the network is gone. */
  goAway: (isAway: boolean) => void
}

/** A session of an owner. */
export const owner: StaffSession = {
  id: 'device-1',
  address: 'asha@office.example',
  role: 'owner',
  staff: ['asha@office.example', 'ravi@office.example'],
  names: {},
  signatures: {},
  idleUntil: '2999-01-02T00:00:00.000Z',
  endsAt: '2999-01-09T00:00:00.000Z',
  hasPasskey: false,
}

/** An answer with another status than 200. */
export function answer(status: number, body: unknown = { message: 'refused' }): Response {
  return new Response(status === 204 ? null : JSON.stringify(body), { status })
}

/** Stands in for the server by answering `fetch`; a call that no handler was given for fails the test by a 599. */
export function fakeServer(): FakeServer {
  const handlers = new Map<StaffCallName, Handler>()
  const made: Array<{ name: StaffCallName; id: string; body: unknown; headers: Headers }> = []
  let isAway = false
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (isAway) throw new TypeError('Failed to fetch')
    const { name, id } = callOf(url, init.method ?? 'GET')
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const request = { id, body, headers: new Headers(init.headers) }
    made.push({ name, ...request })
    const handler = handlers.get(name)
    if (!handler) return answer(599, { message: `no handler for ${name}` })
    const result = await handler(request)
    return result instanceof Response ? result : answer(200, result)
  })
  return {
    on: (name, handler) => void handlers.set(name, handler),
    calls: (name) => made.filter((call) => call.name === name),
    goAway: (away) => {
      isAway = away
    },
  }
}

function callOf(url: string, method: string): { name: StaffCallName; id: string } {
  for (const [name, call] of Object.entries(staffCalls)) {
    const match = new RegExp(`^${call.path.replace(':id', '([^/]+)')}$`).exec(url)
    if (match && call.method === method) return { name: name as StaffCallName, id: decodeURIComponent(match[1] ?? '') }
  }
  throw new Error(`No call is ${method} ${url}`)
}
