import { longestRequest } from '#contract/answerTime.ts'
import { idempotencyHeader } from '#contract/calls.ts'
import { attachmentNameHeader } from '#contract/staff/messages.ts'
import { type StaffCallName, staffCalls, staffHeader, staffHeaderValue, staffUrl } from '#contract/staff/roles.ts'
import { retryAfter } from '#device/retry.ts'
import { noteAnswer } from './serverState.ts'
import { noteSessionEnd } from './session.ts'

/**
 * Milliseconds in which nothing comes. A search of 50,000 enquiries on a slow line begins to answer long before; what takes
 * longer will not come.
 */
const timeout = 20_000

/** Why a call has no answer: the status and body that the server sent, or status 0 if it could not be reached. */
export class CallError extends Error {
  override name = 'CallError'

  constructor(
    readonly status: number,
    readonly body: unknown,
    /** Milliseconds after which the server says to try again; `undefined` if it does not say. */
    readonly retryAfter?: number,
  ) {
    super(`The call was answered with ${status}`)
  }
}

/** Whether a call failed because the server, its database or the connection is away: the same call may succeed later. */
export function isAway(error: unknown): boolean {
  return error instanceof CallError && [0, 502, 503, 504].includes(error.status)
}

interface CallOptions {
  /** Of the record that the call is about. */
  id?: string
  body?: unknown
  /** A file in place of a body. */
  file?: File
  /** So that a repeated write has one effect. */
  key?: string
  /** It goes on although the page is left. */
  keepalive?: boolean
  signal?: AbortSignal
}

/** Calls that answer 401 without a session having ended. */
const signingIn: readonly StaffCallName[] = [
  'session',
  'requestLink',
  'redeemLink',
  'redeemCode',
  'passkeyOptions',
  'passkeySignIn',
]

/** Makes a call of the workplace and reads its JSON; rejects with `CallError`, or an abort of the caller's. */
export async function call<T>(name: StaffCallName, options: CallOptions = {}): Promise<T> {
  return send(name, options, async (body) => (body.size === 0 ? undefined : JSON.parse(await body.text())) as T)
}

/** Like `call`, but hands a file in. */
export async function upload<T>(name: StaffCallName, id: string, file: File): Promise<T> {
  return call<T>(name, { id, file })
}

/** Like `call`, for a file to download. */
export async function callForFile(name: StaffCallName, options: CallOptions = {}): Promise<Blob> {
  return send(name, options, async (body) => body)
}

async function send<T>(
  name: StaffCallName,
  { id, body, file, key, keepalive, signal }: CallOptions,
  read: (body: Blob) => Promise<T>,
): Promise<T> {
  const { method } = staffCalls[name]
  const aborted = new AbortController()
  const abort = () => aborted.abort()
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (most = timeout) => {
    clearTimeout(timer)
    timer = setTimeout(abort, most)
  }
  // A large file needs a while on a slow line, and no answer begins before it has arrived.
  wait(file ? longestRequest : timeout)
  signal?.addEventListener('abort', abort)
  if (signal?.aborted) abort()
  try {
    const response = await fetch(staffUrl(name, id), {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      headers: {
        Accept: 'application/json',
        ...(method !== 'GET' && { [staffHeader]: staffHeaderValue }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(file && {
          'Content-Type': 'application/octet-stream',
          // Half a character, as a name may have one, cannot be encoded.
          [attachmentNameHeader]: encodeURIComponent(file.name.replace(/\p{Cs}/gu, '\ufffd')),
        }),
        ...(key !== undefined && { [idempotencyHeader]: key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(file && { body: file }),
      ...(keepalive && { keepalive }),
      signal: aborted.signal,
    })
    if (response.ok) {
      const answer = await read(await bodyOf(response, aborted.signal, wait))
      noteAnswer(response.status)
      return answer
    }
    noteAnswer(response.status)
    if (response.status === 401 && !signingIn.includes(name)) noteSessionEnd()
    const answer: unknown = await bodyOf(response, aborted.signal, wait)
      .then(async (body) => JSON.parse(await body.text()))
      .catch(() => undefined)
    throw new CallError(response.status, answer, retryAfter(response.headers.get('Retry-After'), Date.now()))
  } catch (error) {
    if (signal?.aborted || error instanceof CallError) throw error
    noteAnswer(0)
    throw new CallError(0, undefined)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/** The body, which may stop coming after the headers, as behind a proxy that stalls. */
async function bodyOf(response: Response, signal: AbortSignal, onPart: () => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body?.getReader()
  if (!reader) return new Blob()
  const cancel = () => void reader.cancel(signal.reason).catch(() => undefined)
  signal.addEventListener('abort', cancel)
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value)
      onPart()
    }
  } finally {
    signal.removeEventListener('abort', cancel)
  }
  signal.throwIfAborted()
  return new Blob(parts, { type: response.headers.get('Content-Type') ?? '' })
}
