import { backOff } from '#browser/backOff.ts'
import { reloadOnce } from '#features/updates/reloadOnce.ts'

/** From this failure on a reload is tried: the script may be gone, and not lost. */
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
      if (failures[kind] >= manyFailures && !isAnswering()) void reload()
      await wait(failures[kind]++)
      ;(target as Element).replaceWith(again)
    },
    true,
  )
}

/** Whether the visit goes on (browser/hydrated.ts): what is lost then is a stylesheet of a next page, which can do without. */
const isAnswering = () => 'hydrated' in document.documentElement.dataset

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
