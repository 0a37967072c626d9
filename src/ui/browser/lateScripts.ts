import { lateScriptName } from '#content/pageMarks.ts'
import { untilLoaded } from './untilLoaded.ts'

type Rest = [wait?: (failure: number) => Promise<void>, failed?: (failures: number) => void]

const fetching = new Map<string, Promise<void>>()
const gone = new Set<string>()

/**
 * Resolves with what `load` imports of the late chunks, asked for until they are here. They are fetched before: an import
 * that fails is for ever in Firefox before 155. The rest as for `untilLoaded`.
 */
export function loadLate<T>(load: () => Promise<T>, ...rest: Rest): Promise<T> {
  return untilLoaded(
    async () => {
      await fetchLateScripts()
      return load()
    },
    ...rest,
  )
}

/**
 * Brings the late chunks into the browser's cache, from which an import takes them then. Rejects where the line drops one:
 * call it again. The development server and the prerenderer have no such scripts.
 */
export async function fetchLateScripts(): Promise<void> {
  if (import.meta.env.SSR) return
  const named = document.querySelectorAll<HTMLMetaElement>(`meta[name=${lateScriptName}]`)
  await Promise.all([...named].map(({ content }) => fetchOnce(content)))
}

/** Whether the site no longer had one when it was asked for last: a deployment has replaced it. */
export function isLateScriptGone(): boolean {
  return gone.size > 0
}

function fetchOnce(address: string): Promise<void> {
  const begun =
    fetching.get(address) ??
    fetchIt(address).catch((error) => {
      fetching.delete(address)
      throw error
    })
  fetching.set(address, begun)
  return begun
}

async function fetchIt(address: string): Promise<void> {
  // The caller is part of the task that hydrates the page.
  await new Promise((resolve) => setTimeout(resolve))
  const response = await fetch(address, { priority: 'low' })
  if (response.status === 404 || response.status === 410) gone.add(address)
  else gone.delete(address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  await response.arrayBuffer()
}
