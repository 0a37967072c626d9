import { formTexts } from '#content/texts/form.ts'
import { outboxPanelTexts } from '#content/texts/outboxPanel.ts'
import type { Item } from '#device/outbox/item.ts'
import { exactTime } from '#ui/text/exactTime.ts'

const texts = outboxPanelTexts.steps

/** One point of an item's way, for `Timeline`. */
export interface Step {
  title: string
  note?: string
  state: 'done' | 'waiting' | 'active' | 'failed' | 'ahead'
}

/** The way of an item that is still on this device. */
export function stepsOf({ state, attempts }: Pick<Item, 'state' | 'attempts'>): Step[] {
  const tries = attempts > 0 ? `${texts.tries(attempts)} ` : ''
  if (state.name === 'sending') {
    return [
      { title: texts.saved, state: 'done' },
      { title: texts.sending, state: 'active' },
      { title: texts.delivered, state: 'ahead' },
    ]
  }
  if (state.name === 'needs-attention') {
    return [
      { title: texts.saved, state: 'done' },
      { title: texts.sending, state: 'done' },
      { title: texts.needsAttention, note: state.message || texts.refused(state.status), state: 'failed' },
    ]
  }
  const until = state.waitsFor === 'connection' ? texts.untilConnection : texts.untilServer(exactTime(state.nextTryAt))
  return [
    { title: texts.saved, note: `${tries}${until}`, state: 'waiting' },
    { title: texts.sending, state: 'ahead' },
    { title: texts.delivered, state: 'ahead' },
  ]
}

/** The way of an item that was received while it was looked at. */
export function stepsOfDelivered(reference: string | undefined): Step[] {
  return [
    { title: texts.saved, state: 'done' },
    { title: texts.sending, state: 'done' },
    {
      title: texts.delivered,
      state: 'done',
      ...(reference !== undefined && { note: formTexts.reference(reference) }),
    },
  ]
}
