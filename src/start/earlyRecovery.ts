import { backOff } from '#browser/backOff.ts'
import { reloadOnce } from '#features/updates/reloadOnce.ts'

/**
 * After this many failures the next one tries a reload: the script may have been removed by a deployment, not just lost by
 * the network.
 */
const manyFailures = 3

/** Asks again for the stylesheet and the first script when the line dropped them; browsers do not. */
export function recoverDropped(reload = reloadOnce, wait = backOff): void {
  const failures = { LINK: 0, SCRIPT: 0 }
  addEventListener(
    'error',
    async ({ target }) => {
      const again = copyOf(target)
      if (!again) return
      const kind = again.tagName as keyof typeof failures
      if (failures[kind] >= manyFailures && !isHydrated()) void reload()
      await wait(failures[kind]++)
      ;(target as Element).replaceWith(again)
    },
    true,
  )
}

/** As browser/hydrated.ts marks it. After that, only a stylesheet of a later page can be lost, which can do without it. */
const isHydrated = () => 'hydrated' in document.documentElement.dataset

function copyOf(target: EventTarget | null): Element | undefined {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') return target.cloneNode() as Element
  if (!(target instanceof HTMLScriptElement)) return undefined
  // A clone of a script that was tried does not run.
  const script = document.createElement('script')
  script.type = 'module'
  script.crossOrigin = ''
  // Under another address: Firefox remembers a module that was cut off half-way as failed and does not ask again.
  script.src = `${target.src.split('?')[0]}?${Date.now()}`
  return script
}
