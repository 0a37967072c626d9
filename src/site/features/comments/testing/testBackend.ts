import { vi } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import '#ui/testing/waitTimeout.ts'

/** A write as it left the page. */
export interface Call {
  path: string
  body: Record<string, string>
  key: string | null
}

/** The backend of a component test: answers reads with `comments`, and writes as `answer` says. */
export interface TestBackend {
  calls: Call[]
  comments: Comment[] | Response | Error
  /** A response, or an error for a lost connection. By default every comment is accepted. */
  answer: (call: Call) => Response | Error | Promise<Response>
}

/** Takes the place of `fetch` until the test's globals are restored. */
export function testBackend(comments: TestBackend['comments'] = []): TestBackend {
  const backend: TestBackend = { calls: [], comments, answer: accept() }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (init.method !== 'POST') return given(answerTo(backend.comments))
    const call: Call = {
      path: new URL(url).pathname,
      body: JSON.parse(String(init.body)),
      key: new Headers(init.headers).get('Idempotency-Key'),
    }
    backend.calls.push(call)
    return given(await backend.answer(call))
  })
  return backend
}

/** Accepts every comment as a server does: `s1`, `s2`, … */
export function accept(over: Partial<Comment> = {}): TestBackend['answer'] {
  let made = 0
  return ({ body }) => {
    made += 1
    const comment = { _id: `s${made}`, author: body.username, text: body.text, deleted: false, replies: [] }
    return Response.json({ ...comment, date: new Date().toISOString(), ...over }, { status: 201 })
  }
}

/** How a browser fails without a connection. */
export const networkError = new TypeError('Failed to fetch')

function answerTo(comments: TestBackend['comments']): Response | Error {
  return Array.isArray(comments) ? Response.json(comments) : comments
}

function given(answer: Response | Error): Response {
  if (answer instanceof Error) throw answer
  return answer.clone()
}
