/** A session of the W3C WebDriver protocol: one method per command that the smoke journeys use. */
export interface WebDriver {
  get<Result>(path: string): Promise<Result>
  /** The signal, where there is one, ends the wait for the answer; the driver takes other commands meanwhile. */
  post<Result>(path: string, body?: object, signal?: AbortSignal): Promise<Result>
  delete(path: string): Promise<void>
}

/** Starts a session with the driver that listens on that port. */
export async function newSession(port: number, capabilities: object): Promise<WebDriver> {
  const root = `http://127.0.0.1:${port}/session`
  const { sessionId } = await call<{ sessionId: string }>('POST', root, { capabilities })
  const session = `${root}/${sessionId}`
  return {
    get: (path) => call('GET', session + path),
    post: (path, body = {}, signal) => call('POST', session + path, body, signal),
    delete: (path) => call('DELETE', session + path),
  }
}

/** Whether a driver listens on that port and can start a session. */
export async function isReady(port: number): Promise<boolean> {
  const status = await call<{ ready: boolean }>('GET', `http://127.0.0.1:${port}/status`).catch(() => undefined)
  return status?.ready ?? false
}

async function call<Result>(method: string, url: string, body?: object, signal?: AbortSignal): Promise<Result> {
  const answer = await fetch(url, { method, signal: signal ?? null, ...(body && { body: JSON.stringify(body) }) })
  const { value } = await answer.json()
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value?.error}: ${value?.message}`)
  return value
}
