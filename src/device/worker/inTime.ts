import type { RouteHandlerCallback, RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js'

/** Milliseconds for which Cache Storage may say nothing before the network is asked beside it. */
const patience = 4000

/** The requests for which the network was asked already: Cache Storage has answered that they are not stored. */
const asked = new WeakSet<Event>()
/** Nothing, once it was late, until it answers again: a page's files wait for each other, and would wait as long each. */
let limit = patience

/** For strategies inside `inTime`: a slow line must not be asked twice. */
export const notesFetch: WorkboxPlugin = {
  requestWillFetch: async ({ request, event }) => {
    if (event) asked.add(event)
    return request
  },
}

/**
 * The handler's answer, or that of the network where Cache Storage hangs, whichever comes first: a page would wait for ever,
 * also through a reload, for the worker stays in control. Without a connection the handler goes on waiting.
 */
export function inTime(handle: RouteHandlerCallback): RouteHandlerCallback {
  return async (options: RouteHandlerCallbackOptions) => {
    const answer = handle(options)
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<Response>((resolve) => {
      timer = setTimeout(() => {
        if (asked.has(options.event)) return
        limit = 0
        fetch(options.request).then(resolve, () => {})
      }, limit)
    })
    const inPatience = () => {
      limit = patience
    }
    answer.then(inPatience, inPatience)
    try {
      return await Promise.race([answer, late])
    } finally {
      clearTimeout(timer)
    }
  }
}
