/**
 * Runs in every page before the page's own scripts and reports what a developer would see in the console: console
 * errors and warnings, uncaught errors, violations of the Content-Security-Policy. The engines' drivers report these
 * each in its own way, and none reports all of them. Sent as source text: it must not refer to anything outside.
 */
export function watchPage(): void {
  const { console: log, webkit } = window as typeof window & {
    webkit?: { messageHandlers?: { complaint?: { postMessage: (text: string) => void } } }
  }
  const handler = webkit?.messageHandlers?.complaint
  const textOf = (value: unknown) => (value instanceof Error ? `${value.message} ${value.stack ?? ''}` : String(value))
  let leaving = false
  addEventListener('test:leave', () => {
    leaving = true
  })
  addEventListener('pageshow', () => {
    leaving = false
  })
  const complain = (kind: string, ...values: unknown[]) => {
    // Leaving a page aborts what it is loading; the errors of that do not count.
    if (leaving) return
    const text = `${kind}: ${values.map(textOf).join(' ').slice(0, 600)} (${location.pathname})`
    if (handler) handler.postMessage(text)
    else log.debug(`COMPLAINT ${text}`)
  }
  for (const level of ['error', 'warn'] as const) {
    const original = log[level].bind(log)
    log[level] = (...values: unknown[]) => {
      complain(`console.${level}`, ...values)
      original(...values)
    }
  }
  addEventListener('error', ({ message, error }) => complain('uncaught error', message, error))
  addEventListener('unhandledrejection', ({ reason }) => complain('unhandled rejection', reason))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complain('policy violation', violatedDirective, blockedURI),
  )
}
