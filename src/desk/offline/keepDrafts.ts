import { draftNames, isOwnerName, onDraft, readDraft, takeDraft } from '../data/drafts.ts'
import { vaultState } from './keeping.ts'
import type { Vault } from './vault.ts'

const prefix = 'draft:'
const channelName = 'desk-drafts'
/** Milliseconds of silence after which what was typed is kept. */
const pause = 300

interface Kept {
  name: string
  text: string
}
/** Between the tabs of a session. */
type Message = Kept & { session: string }

/** The name of the record in which the vault keeps a draft. */
export function draftRecord(name: string): string {
  return prefix + name
}

/** Names of the drafts in a vault. */
export async function draftsIn(vault: Vault): Promise<string[]> {
  return (await vault.names(prefix)).map((name) => name.slice(prefix.length))
}

/**
 * Shows what was typed before the tab or the app was closed, unless this tab has something of its own. What only this tab has goes
 * into the vault: the one of the session in which it was typed went with that session.
 */
export async function restoreDrafts(): Promise<void> {
  const vault = vaultState.get()
  if (!vault) return
  const kept = await vault.readAll<Kept>(prefix)
  for (const { name, text } of kept) if (!readDraft(name)) takeDraft(name, text)
  const known = new Set(kept.map(({ name }) => name))
  const own = [...draftNames()].filter((name) => !isOwnerName(name) && !known.has(name))
  await vault.write(own.map((name) => [draftRecord(name), { name, text: readDraft(name) } satisfies Kept]))
}

/**
 * Keeps drafts in the session's vault, and shows them in its other tabs while somebody types. Where nothing can be kept, the
 * browser asks before it closes a page with one. Returns what stops it.
 */
export function followDrafts(): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName)
  const changed = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = async () => {
    clearTimeout(timer)
    const vault = vaultState.get()
    const names = [...changed]
    if (!vault || names.length === 0) return
    changed.clear()
    const drafts = names.map((name): Kept => ({ name, text: readDraft(name) }))
    await vault.remove(drafts.filter(({ text }) => !text).map(({ name }) => draftRecord(name)))
    await vault.write(drafts.filter(({ text }) => text).map((draft) => [draftRecord(draft.name), draft]))
  }
  const keepNow = () => void keep().catch(() => undefined)
  const keepSoon = (name: string) => {
    changed.add(name)
    clearTimeout(timer)
    timer = setTimeout(keepNow, pause)
  }
  const unfollow = onDraft((name, text) => {
    if (isOwnerName(name)) return
    keepSoon(name)
    const session = vaultState.get()?.session
    if (session !== undefined) channel?.postMessage({ session, name, text } satisfies Message)
  })
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.session !== vaultState.get()?.session) return
      takeDraft(data.name, data.text)
      // The other tab may be closed before it has kept it.
      keepSoon(data.name)
    }
  }
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('pagehide', keepNow, { signal })
  document.addEventListener('visibilitychange', keepNow, { signal })
  addEventListener('beforeunload', (event) => wouldLose() && event.preventDefault(), { signal })
  return () => {
    clearTimeout(timer)
    unfollow()
    listening.abort()
    channel?.close()
  }
}

/** The first words of the names of drafts that hold words, rather than choices or what was begun with them. */
const wordy =
  /^(?:answer|article|conflict|correction|enquiryTask|invitation|log|new-enquiry|newArticle|newsletter|note|office|personTask|picture|profile|reply|rule|task|template|view)\b/

/** Whether words would go with the page: they are in no vault, perhaps because theirs went with its session. */
function wouldLose(): boolean {
  return !vaultState.get() && [...draftNames()].some((name) => wordy.test(name) && readDraft(name).trim() !== '')
}
