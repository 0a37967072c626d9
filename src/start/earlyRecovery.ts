import { backOff } from '#browser/backOff.ts'
import { reloadOnce } from '#features/updates/reloadOnce.ts'

/**
 * After this many failures the next one tries a reload: the stylesheet may have been removed by a deployment, not just
 * lost by the network.
 */
const manyFailures = 3

/** Asks again for a stylesheet that the line drops from now on; browsers do not. */
export function recoverDropped(reload = reloadOnce, wait = backOff): void {
  let failures = 0
  const askAgain = async (target: unknown) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    if (failures >= manyFailures && !isHydrated()) void reload()
    await wait(failures++)
    target.replaceWith(target.cloneNode())
  }
  addEventListener('error', ({ target }) => void askAgain(target), true)
}

/** As browser/hydrated.ts marks it. After that, only a stylesheet of a later page can be lost, which can do without it. */
const isHydrated = () => 'hydrated' in document.documentElement.dataset
