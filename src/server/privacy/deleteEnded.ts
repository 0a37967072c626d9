import { presenceLifetime } from '#contract/staff/presence.ts'
import { browserDays } from '../staff/knownBrowsers.ts'
import { changesKept } from '../store/changes.ts'
import type { Store } from '../store/store.ts'

const day = 86_400_000
/** So long an answer with files may be in the making. */
const unsentDays = 14
/** Longer than an email is tried. */
const noticeDays = 30

/**
 * Deletes sessions, links and challenges that have ended, browsers long unused, old notices, tests of newsletters, changes that
 * every server has seen, files of answers never sent, and messages that are no news. Returns how many rows.
 */
export function deleteEnded(store: Store, now: number): Promise<number> {
  return store.write(async (tx) => {
    const deleted = [
      await tx.deleteFrom('staff_session').where('ends_at', '<', now).executeTakeFirst(),
      await tx
        .deleteFrom('staff_link')
        .where('expires_at', '<', now - day)
        .executeTakeFirst(),
      await tx
        .deleteFrom('newsletter_test')
        .where('created_at', '<', now - day)
        .executeTakeFirst(),
      await tx.deleteFrom('staff_challenge').where('expires_at', '<', now).executeTakeFirst(),
      // Left by a server that was killed; others forget them within the minute.
      await tx
        .deleteFrom('staff_presence')
        .where('at', '<', now - presenceLifetime)
        .executeTakeFirst(),
      await tx
        .deleteFrom('staff_browser')
        .where('used_at', '<', now - browserDays * day)
        .executeTakeFirst(),
      await tx
        .deleteFrom('staff_notice')
        .where('created_at', '<', now - noticeDays * day)
        .executeTakeFirst(),
      await tx
        .deleteFrom('change')
        .where('at', '<', now - changesKept)
        .executeTakeFirst(),
      // Uploaded for an answer that was never sent.
      await tx
        .deleteFrom('attachment')
        .where('created_at', '<', now - unsentDays * day)
        .where('message_id', 'is', null)
        .where('answer_id', 'is', null)
        .executeTakeFirst(),
      // Longer than the server looks back for enquiries to tell of.
      await tx
        .deleteFrom('push_message')
        .where('created_at', '<', now - 2 * day)
        .executeTakeFirst(),
    ]
    return deleted.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0)
  })
}
