import { withTimeout } from '#contract/withTimeout.ts'
import { change, get } from './db.ts'
import type { SubmittedText } from './drafts.ts'
import type { OutboxEnv } from './env.ts'
import { announce, subject } from './events.ts'
import { type Item, isMine } from './item.ts'
import { backOff } from './post.ts'

/** A form's text, no draft while it is sent. */
export interface OutgoingText extends SubmittedText {
  /** Whether the form is still on the page. */
  isMounted(): boolean
}

/** Frees the item for replay. If this fails, its lease expires. */
export function leaveWaiting(item: Item, leaseId: string, env: OutboxEnv): Promise<unknown> {
  return change<Item>(env.items, item.key, (old) => (isMine(old, leaseId) ? waiting(old, env) : old))
}

/** The item as one that had no answer. */
function waiting(item: Item, env: OutboxEnv): Item {
  const nextTryAt = env.now() + backOff('connection', 1, env.random())
  return {
    ...item,
    failures: { connection: 1, server: 0 },
    state: { name: 'waiting', nextTryAt, waitsFor: 'connection' },
  }
}

/**
 * Gives a text that was not delivered back to its writer, in one transaction: it leaves the outbox and is a draft again. One
 * whose form is gone, and in whose place something else was begun, stays in the outbox, refused or waiting: nowhere else is
 * room for it. Answers whether the text is where its writer finds it, in its form or as its draft.
 */
export async function giveBack(
  item: Item,
  text: OutgoingText | undefined,
  leaseId: string,
  reason: { status: number; message?: string } | undefined,
  env: OutboxEnv,
): Promise<boolean> {
  text?.returning()
  const give = env.transact(
    ['items', 'drafts'],
    async ({ items, drafts }) => {
      const isDraft = text !== undefined && (await text.restoreIn(drafts))
      const safe = !text || isDraft || text.isMounted()
      const old = await get<Item>(items, item.key)
      // Another one has it in flight.
      if (old && !isMine(old, leaseId)) return { isDraft, safe }
      if (safe) items.delete(item.key)
      else items.put(reason ? setAside(old ?? item, reason) : waiting(old ?? item, env), item.key)
      return { isDraft, safe }
    },
    'strict',
  )
  try {
    const { isDraft, safe } = await withTimeout(env.timeouts.storage, give)
    if (isDraft) text?.restored(true)
    return safe
  } catch {
    if (text?.isMounted()) text.restored(false)
    else text?.hold()
    const late = ({ safe }: { safe: boolean }) => {
      text?.stored()
      if (!safe) announce({ what: reason ? 'needs-attention' : 'saved', ...subject(item) })
    }
    give.then(late, () => {})
    return true
  }
}

/** The refused item, left to its writer. */
function setAside(item: Item, reason: { status: number; message?: string }): Item {
  return { ...item, failures: { connection: 0, server: 1 }, state: { name: 'needs-attention', ...reason } }
}
