/**
 * Name of the `<meta>` with the address of the late chunk (start/latePart.ts): a page that is kept for reading (translated.ts)
 * is kept with all that it names.
 */
export const lateScriptName = 'late-script'

let fetching: Promise<void> | undefined
let gone = false

/**
 * Brings the late chunk into the browser's cache, from which an import takes it then. Rejects where the line drops it: call
 * it again. An import that fails is for ever in Firefox before 155. The development server names no such script.
 */
export function fetchLateScript(): Promise<void> {
  fetching ??= fetchIt().catch((error) => {
    fetching = undefined
    throw error
  })
  return fetching
}

/** Whether the site no longer had it when it was asked for last: a deployment has replaced it. */
export function isLateScriptGone(): boolean {
  return gone
}

async function fetchIt(): Promise<void> {
  const address = document.querySelector<HTMLMetaElement>(`meta[name=${lateScriptName}]`)?.content
  if (!address) return
  // What asked for it is a part of the task in which the page is taken over.
  await new Promise((resolve) => setTimeout(resolve))
  const response = await fetch(address, { priority: 'low' })
  gone = response.status === 404 || response.status === 410
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  await response.arrayBuffer()
}
