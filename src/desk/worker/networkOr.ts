/** Asks, and gives up if no answer begins within so many milliseconds. Once it has begun, its body may take its time. */
export async function beginsWithin(limit: number, ask: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), limit)
  return ask(waiting.signal).finally(() => clearTimeout(timer))
}

/** The server's answer; the stored page if there is none, or only that of a proxy before a server that is gone. */
export async function networkOr(
  stored: () => Promise<Response | undefined>,
  ask: () => Promise<Response>,
): Promise<Response> {
  const answer = await ask().catch(() => undefined)
  if (answer && answer.status < 500) return answer
  return (await stored()) ?? answer ?? Response.error()
}
