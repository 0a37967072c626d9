import { isLive, type LiveMessage, openLive, takeMessage } from './live.ts'

/** Milliseconds in which the tab that holds the connection answers; a suspended or frozen one does not. */
const answerLimit = 5000
/** Milliseconds after which a visible tab asks again whether that tab is alive. */
const askEvery = 30_000

/** A message between tabs: an event of the connection, or the question whether anybody holds it. */
type TabMessage = LiveMessage | 'ask'

/**
 * Brings the server's events to this tab, over one connection for all tabs of the session: over HTTP/1.1 a browser has six
 * of them, for everything. The tab that gets the Web Lock connects and passes on what comes. The lock goes to another tab
 * when that one is closed, put into the bfcache or frozen, and is stolen when it does not answer. Where the browser cannot
 * do that, tabs connect while they are visible. Returns a function that ends it.
 */
export function shareLive(
  session: string,
  open: (pass: (message: LiveMessage) => void) => () => void = openLive,
): () => void {
  // Undefined in pages that came without TLS, whatever the types say.
  const locks: LockManager | undefined = navigator.locks
  if (!locks || typeof BroadcastChannel === 'undefined') return openWhileVisible(open)
  const name = `desk-live ${session}`
  const channel = new BroadcastChannel(name)
  const listening = new AbortController()
  /** The request for the lock, while it waits or is held. */
  let turn: AbortController | undefined
  /** Gives up the connection and the lock; only where this tab holds them. */
  let handOver: (() => void) | undefined
  let lastWord: LiveMessage = { isLive: false }
  let lastPresence: LiveMessage = { present: [] }
  /** Ends a connection of this tab alone. */
  let alone: (() => void) | undefined
  let silence: ReturnType<typeof setTimeout> | undefined

  const pass = (message: LiveMessage) => {
    if ('present' in message) lastPresence = message
    else if ('isLive' in message || message.event === 'ready') lastWord = message
    channel.postMessage(message)
    takeMessage(message)
  }
  const lead = (own: AbortController) =>
    new Promise<void>((resolve) => {
      if (own.signal.aborted) return resolve()
      // Events to the tab that held the lock before may have been lost: each tab loads again with the next 'ready'.
      pass({ isLive: false })
      const close = open(pass)
      handOver = () => {
        handOver = undefined
        close()
        resolve()
      }
    })
  const join = (steal = false) => {
    turn?.abort()
    const own = new AbortController()
    turn = own
    locks
      .request(name, steal ? { steal } : { signal: own.signal }, () => lead(own))
      .catch(() => {
        if (own.signal.aborted) return
        // The browser refuses locks here, as where it blocks storage.
        if (!handOver) alone ??= openWhileVisible(open)
        else {
          // Another tab took the lock because this one was silent: it waits for its turn again.
          handOver()
          join()
        }
      })
  }
  const leave = () => {
    clearTimeout(silence)
    silence = undefined
    turn?.abort()
    turn = undefined
    handOver?.()
  }
  const ask = () => {
    if (handOver || alone || !turn || document.visibilityState === 'hidden') return
    channel.postMessage('ask' satisfies TabMessage)
    silence ??= setTimeout(() => {
      silence = undefined
      if (!handOver && !alone && turn) join(true)
    }, answerLimit)
  }
  const comeBack = () => {
    if (!turn) join()
    ask()
  }

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data === 'ask') {
      if (!handOver) return
      channel.postMessage(lastWord)
      return channel.postMessage(lastPresence)
    }
    clearTimeout(silence)
    silence = undefined
    // 'ready' may answer another tab's question.
    const isKnown = 'event' in data && data.event === 'ready' && isLive.get()
    if (!handOver && !isKnown) takeMessage(data)
  }
  const { signal } = listening
  for (const type of ['freeze', 'pagehide']) addEventListener(type, leave, { signal, capture: true })
  for (const type of ['resume', 'pageshow']) addEventListener(type, comeBack, { signal, capture: true })
  document.addEventListener('visibilitychange', ask, { signal })
  const asking = setInterval(ask, askEvery)
  comeBack()
  return () => {
    listening.abort()
    clearInterval(asking)
    leave()
    alone?.()
    channel.close()
    takeMessage({ isLive: false })
  }
}

function openWhileVisible(open: (pass: (message: LiveMessage) => void) => () => void): () => void {
  let close: (() => void) | undefined
  const follow = () => {
    if (document.visibilityState === 'visible') close ??= open(takeMessage)
    else {
      close?.()
      close = undefined
    }
  }
  document.addEventListener('visibilitychange', follow)
  follow()
  return () => {
    document.removeEventListener('visibilitychange', follow)
    close?.()
  }
}
