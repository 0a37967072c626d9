import { siteAnswers } from '#ui/siteAnswers.ts'
import { hasUnsentText } from './unsentText.ts'

/**
 * For a page whose first scripts cannot be had: a kept one may name what a deployment has replaced. It is loaded anew,
 * once, unless something is typed. Without a connection it can be read as it is, and a reload would end at the browser's
 * own error page: then the next sign of a connection is waited for.
 */
export async function reloadOnce(): Promise<void> {
  try {
    if (sessionStorage.getItem('reloaded')) return
    if (!(await siteAnswers())) return addEventListener('online', () => void reloadOnce(), { once: true })
    // Not before the answer: meanwhile somebody may have begun to write.
    if (hasUnsentText()) return
    sessionStorage.setItem('reloaded', '1')
    location.reload()
  } catch {
    // Without a memory it might never end.
  }
}
