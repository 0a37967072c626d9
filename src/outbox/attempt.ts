import { idempotencyHeader, pageHeader } from '#contract/calls.ts'
import { backendUrl } from './backend.ts'
import { retryAfter } from './backOff.ts'
import type { Item } from './item.ts'
import type { Means } from './means.ts'

/** What one request brought back. */
export type Outcome =
  | { state: 'lost' }
  | {
      state: 'answered'
      status: number
      /** The parsed JSON body; `undefined` when the body is none. */
      answer: unknown
      /** Field `message` of a JSON body. */
      message: string | undefined
      retryAfter: number | undefined
    }

/** Sends the item once. No answer within the time, in milliseconds, counts as lost. Never rejects. */
export async function attempt(item: Item, patience: number, means: Means): Promise<Outcome> {
  try {
    const response = await means.fetch(backendUrl(item.path), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        [idempotencyHeader]: item.key,
        [pageHeader]: new URL(item.page, 'https://page.invalid').pathname,
      },
      body: JSON.stringify(item.body),
      // A redirected POST arrives as a GET: it would look received without being so.
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    const answer = await bodyOf(response)
    return {
      state: 'answered',
      status: response.status,
      answer,
      message: messageOf(answer),
      retryAfter: retryAfter(response.headers.get('Retry-After'), means.now()),
    }
  } catch {
    return { state: 'lost' }
  }
}

/** Once the status is here it counts, whether the body can be read or not. */
async function bodyOf(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text())
  } catch {
    return undefined
  }
}

function messageOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return undefined
  return typeof answer.message === 'string' && answer.message !== '' ? answer.message : undefined
}
