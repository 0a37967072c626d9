// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError, call, callForFile, isAway } from './call.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const encode = (text: string) => new TextEncoder().encode(text)

/** Answers with headers at once, and with these parts of a body, each after so many milliseconds; null never ends it. */
function answering(status: number, parts: readonly (readonly [after: number, text: string | null])[]) {
  vi.stubGlobal('fetch', async () => {
    const body = new ReadableStream({
      start(controller) {
        const send = ([part, ...rest]: typeof parts) => {
          if (!part) return controller.close()
          const [after, text] = part
          setTimeout(() => {
            if (text === null) return
            controller.enqueue(encode(text))
            send(rest)
          }, after)
        }
        send(parts)
      },
    })
    return new Response(body, { status })
  })
}

test.each([
  ['an answer', 200, 0],
  ['a refusal', 503, 503],
])(
  '%s whose body stops coming fails after the time-out, as a call that may succeed later',
  async (_, status, reported) => {
    answering(status, [
      [0, '{"items":'],
      [0, null],
    ])
    const failure = call('enquiries').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(19_000)
    expect(await Promise.race([failure, 'under way'])).toBe('under way')
    await vi.advanceTimersByTimeAsync(2000)
    const error = await failure
    expect(error).toBeInstanceOf(CallError)
    expect(error).toMatchObject({ status: reported })
    expect(isAway(error)).toBe(true)
  },
)

test('a body that is no JSON, as of a hotel’s sign-in page, is no answer', async () => {
  answering(200, [[0, '<html>']])
  const failure = call('enquiries').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10)
  expect(await failure).toMatchObject({ name: 'CallError', status: 0 })
})

test('a file that keeps coming may take longer than the time-out', async () => {
  answering(200, [
    [15_000, 'a;'],
    [15_000, 'b;'],
    [15_000, 'c;'],
  ])
  const file = callForFile('exportEnquiries')
  await vi.advanceTimersByTimeAsync(50_000)
  expect(await (await file).text()).toBe('a;b;c;')
})

test('a caller that gives up while the body comes gets its own abort, and no failure is noted', async () => {
  answering(200, [[0, null]])
  const caller = new AbortController()
  const failure = call('enquiries', { signal: caller.signal }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10)
  caller.abort()
  await vi.advanceTimersByTimeAsync(10)
  expect(await failure).not.toBeInstanceOf(CallError)
})
