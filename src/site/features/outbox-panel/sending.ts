import { outboxPanelTexts as texts } from '#content/texts/outboxPanel.ts'
import type { Item } from '#device/outbox/item.ts'
import { receipts } from '#device/outbox/receipts.ts'
import { list, sendNow } from '#device/outbox/replay.ts'

const deviceOutbox = { list, receipts, sendNow }

/** Tries the item at once and answers with the text about the outcome. */
export async function sendItem({ key, kind }: Item, outbox = deviceOutbox): Promise<string> {
  await outbox.sendNow(key)
  const left = (await outbox.list()).find((item) => item.key === key)
  if (!left) {
    // Another tab may have discarded it, so only a receipt says that it was received.
    const delivered = (await outbox.receipts()).some((receipt) => receipt.key === key)
    return delivered ? texts.sent(texts.kind[kind]) : texts.gone
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
