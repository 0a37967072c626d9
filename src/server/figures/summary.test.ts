import { expect, test } from 'vitest'
import { onEachInbox } from '../staff/testing/testInbox.ts'
import { queueSummary } from './summary.ts'

const day = 86_400_000

onEachInbox((inbox) => {
  test('the figures of a month are mailed although the clock was years ahead once, and not twice at the turn of a month', async () => {
    const { backend } = inbox.desk
    const look = (at: number) => queueSummary(backend, at)
    const february = Date.UTC(2026, 0, 31, 18, 30)
    const march = Date.UTC(2026, 1, 28, 18, 30)
    expect(await look(february - day)).toBe(false)
    // The clock of one instance is half a minute behind.
    expect([await look(february), await look(february - 30_000), await look(february)]).toEqual([true, false, false])
    expect([await look(Date.UTC(2036, 4, 2)), await look(february + day), await look(march)]).toEqual([
      true,
      false,
      true,
    ])
  })
})
