import { createHash } from 'node:crypto'
import type { Tx } from '../store/tables.ts'

const mostLinks = 2
const hour = 3_600_000
/** How often one text may be posted within an hour before it waits for review: by one network, and by anybody. */
const mostRepeats = { network: 3, anybody: 10 }

const link = /(?:https?:\/\/|www\.)\S/giu

/** The same for texts that differ only in case, spacing and punctuation. */
export function textFingerprint(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
  return createHash('sha256')
    .update(plain || text)
    .digest('base64url')
}

/** Why a comment waits for the provider's review, in words for the provider; `undefined` when it does not. */
export async function reasonToHold(tx: Tx, text: string, network: string, now: number): Promise<string | undefined> {
  const links = text.match(link)?.length ?? 0
  if (links > mostLinks) return `it holds ${links} links`
  const earlier = await tx
    .selectFrom('comment')
    .select('network')
    .where('text_fingerprint', '=', textFingerprint(text))
    .where('created_at', '>', now - hour)
    .limit(mostRepeats.anybody)
    .execute()
  const same = earlier.filter((one) => one.network === network).length
  if (same >= mostRepeats.network) return `the same network posted this text ${same} times within an hour`
  if (earlier.length >= mostRepeats.anybody) return 'this text is being posted again and again'
  return undefined
}
