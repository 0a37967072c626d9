import { outboxPanelTexts as texts } from '#content/texts/outboxPanel.ts'
import type { Item } from '#outbox/item.ts'
import { list, sendNow } from '#outbox/outbox.ts'
import { receipts } from '#outbox/receipts.ts'

/** Tries the item at once and tells in words what came of it. */
export async function sendItem({ key, kind }: Item): Promise<string> {
  await sendNow(key)
  const left = (await list()).find((item) => item.key === key)
  if (!left) {
    // Another tab may have discarded it, so only a receipt says that it was received.
    const received = (await receipts()).some((receipt) => receipt.key === key)
    return received ? texts.sent(texts.kind[kind]) : texts.gone
  }
  return left.state.name === 'needs-attention' ? texts.notAccepted : texts.noAnswer
}

/** Tries everything that waits at once; the words are about all of it. */
export async function sendAll(): Promise<string> {
  await sendNow()
  const left = await list()
  if (left.length === 0) return texts.empty
  return left.some(({ state }) => state.name === 'waiting') ? texts.noAnswer : texts.notAccepted
}
