import { inLanguageAt } from '#content/unstored.ts'
import { withTimeout } from '#contract/withTimeout.ts'
import { decompressed } from '#device/offline/compressed.ts'
import { withoutSlash } from '#device/offline/translated.ts'
import { translatedCache } from '#device/offline/translatedCache.ts'
import { visitedCache } from '#device/offline/visited.ts'

/** Milliseconds to wait for the network before a kept page is shown. */
const timeout = 4000

/**
 * Network first. Falls back to the kept copy when the network fails, the server answers 5xx, or the wait is too long. A
 * request with `cache: 'reload'` gets the network's answer only.
 */
export async function networkOrVisited(request: Request): Promise<Response> {
  const kept = await keptCopy(request)
  if (!kept || request.cache === 'reload') return fetch(request)
  const answer = await withTimeout(timeout, fetch(request)).catch(() => undefined)
  return answer && answer.status < 500 ? answer : decompressed(kept)
}

/** A script or style sheet that is kept beside such pages, whose name changes with what it says; else the network's. */
export async function keptOrNetwork(request: Request): Promise<Response> {
  const kept = await keptCopy(request)
  return kept ? decompressed(kept) : fetch(request)
}

/**
 * Of an opened article, or of a page in another language, under whichever query it is asked for. None where Cache Storage
 * fails: then the network answers.
 */
function keptCopy({ url }: Request): Promise<Response | undefined> {
  return findKept(withoutSlash(new URL(url).pathname)).catch(() => undefined)
}

async function findKept(path: string): Promise<Response | undefined> {
  const names = await caches.keys()
  for (const name of [visitedCache, translatedCache].filter((one) => names.includes(one))) {
    const kept = await (await caches.open(name)).match(path)
    if (kept) return kept
  }
  return undefined
}

/**
 * The answer after everything else has failed: for a page the one for a missing connection, which `offlinePage` finds in Cache
 * Storage. Where that rejects, Cache Storage itself has failed, on a full or damaged disk, and was asked before the network:
 * so the network answers.
 */
export async function lastAnswer(
  request: Request,
  offlinePage: () => Promise<Response | undefined>,
): Promise<Response> {
  let page: Response | undefined
  try {
    page = await offlinePage()
  } catch {
    return fetch(request)
  }
  return page && request.mode === 'navigate' ? unreachable(decompressed(page), request.url) : Response.error()
}

/**
 * The page that says what is stored, in place of one that could not be fetched: nobody knows now whether that exists. It is
 * marked as the page of another address, like that for unknown addresses, and as one for a missing connection. It speaks the
 * language of the address, whose own pages are not stored unread.
 */
export async function unreachable(page: Response, url: string): Promise<Response> {
  const html = inLanguageAt(new URL(url).pathname, await page.text()).replace(
    '<html ',
    '<html data-unreachable data-page="404" ',
  )
  return new Response(html, { status: 503, headers: page.headers })
}
