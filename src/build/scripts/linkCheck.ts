// Finds dead links: asks each address once, politely, and says what became of it.

/** The state of a link: 'unsure' is for a person to open. */
export interface LinkFinding {
  url: string
  state: 'ok' | 'moved' | 'unsure' | 'dead'
  text: string
}

export interface LinkOptions {
  /** Milliseconds for one answer. */
  timeout?: number
  /** Milliseconds between two requests to one host. */
  pause?: number
  onFinding?: (finding: LinkFinding) => void
}

/** Hosts that are asked at the same time; one request at a time for each. */
const hostsAtOnce = 4
const mostRedirects = 5
const permanent = new Set([301, 308])
const redirects = new Set([...permanent, 302, 303, 307])
/** Says who asks, as a polite robot does. */
const headers = { 'user-agent': 'pravasi-desk-link-check (npm run law -- --links)', accept: '*/*' }

/** Checks the addresses; findings come in the order in which their hosts answer. */
export async function checkLinks(urls: readonly string[], options: LinkOptions = {}): Promise<LinkFinding[]> {
  const { timeout = 20_000, pause = 1000, onFinding } = options
  const byHost = new Map<string, string[]>()
  for (const url of new Set(urls)) {
    const { host } = new URL(url)
    byHost.set(host, [...(byHost.get(host) ?? []), url])
  }
  const hosts = [...byHost.values()]
  const findings: LinkFinding[] = []
  const worker = async () => {
    for (let host = hosts.shift(); host; host = hosts.shift()) {
      for (const [position, url] of host.entries()) {
        if (position > 0) await new Promise((resolve) => setTimeout(resolve, pause))
        const finding = { url, ...(await checkLink(url, timeout)) }
        findings.push(finding)
        onFinding?.(finding)
      }
    }
  }
  await Promise.all(Array.from({ length: hostsAtOnce }, worker))
  return findings
}

/** Follows one address to its end. */
async function checkLink(url: string, timeout: number): Promise<Omit<LinkFinding, 'url'>> {
  let [at, moved] = [url, false]
  for (let hops = 0; hops <= mostRedirects; hops++) {
    let answer: Answer
    try {
      answer = await ask(at, timeout)
    } catch (error) {
      return { state: 'dead', text: reasonOf(error) }
    }
    const { status, location } = answer
    if (redirects.has(status) && location) {
      moved ||= permanent.has(status)
      at = new URL(location, at).href
      continue
    }
    if (status >= 200 && status < 300)
      return moved ? { state: 'moved', text: `now at ${at}` } : { state: 'ok', text: '' }
    if (status === 404 || status === 410) return { state: 'dead', text: `answers ${status}` }
    // Some offices refuse every script: only a person can tell.
    return { state: 'unsure', text: `answers ${status}: open it in a browser` }
  }
  return { state: 'dead', text: `more than ${mostRedirects} redirects` }
}

interface Answer {
  status: number
  location: string | null
}

/** Status and target of a redirect, by HEAD, and by GET where HEAD is refused. */
async function ask(url: string, timeout: number): Promise<Answer> {
  const send = async (method: 'HEAD' | 'GET'): Promise<Answer> => {
    const answer = await fetch(url, { method, headers, redirect: 'manual', signal: AbortSignal.timeout(timeout) })
    await answer.body?.cancel()
    return { status: answer.status, location: answer.headers.get('location') }
  }
  const head = await send('HEAD')
  return head.status < 400 ? head : send('GET')
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'no answer in time'
  const cause = error.cause instanceof Error ? error.cause : error
  const code = 'code' in cause ? String(cause.code) : cause.message
  if (/CERT|SSL|TLS/.test(code)) return `its certificate or encryption is not valid (${code})`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'its name is not known'
  return `cannot be reached (${code})`
}
