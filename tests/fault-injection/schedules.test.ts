import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { startProduct } from '../support/product.ts'
import { Schedule, type Text } from './schedule.ts'

vi.stubGlobal('self', { location: { origin: 'https://desk.example' } })

const schedules = 200
/** So many run at once, and the server dies once while they do. */
const together = 10
// Another one each time; a failure names the seeds with which it happened.
const firstSeed = Number(process.env.SCHEDULE_SEED ?? Date.now() % 1_000_000_000)

/** The fault of a text, in words: nothing if it either arrived once or is still with the visitor, as was shown. */
function wrong({ form, receipts, needsAttention, foundInForm, rows }: Text, found: number): string[] {
  const faults = found === rows ? [] : [`${found} rows instead of ${rows}`]
  if (rows === 1) {
    const shown = (form === 'sent' ? 1 : 0) + receipts
    if (shown !== 1) faults.push(`shown as sent ${shown} times`)
    if (needsAttention) faults.push('needs attention')
  } else {
    if (form === 'sent' || receipts > 0) faults.push('shown as sent')
    if (needsAttention === foundInForm) faults.push(foundInForm ? 'in its form and in the outbox' : 'nowhere')
  }
  return faults
}

test(`OB-30 ${schedules} random schedules of enquiries and comments, on articles whose thread was never loaded: nothing is lost or doubled, and every outcome is shown`, {
  timeout: 300_000,
}, async () => {
  await using product = await startProduct()
  const submission: { seed: number; text: Text }[] = []
  for (let seed = firstSeed; seed < firstSeed + schedules; seed += together) {
    const batch = Array.from({ length: together }, (_, index) => new Schedule(seed + index, product.url))
    const trouble = Promise.all(batch.map((one) => one.trouble()))
    await new Promise((resolve) => setTimeout(resolve, (seed * 37) % 200))
    await product.stop('SIGKILL')
    await product.start()
    await trouble
    await Promise.all(batch.map((one) => one.calm()))
    submission.push(...batch.flatMap((one, index) => one.texts.map((text) => ({ seed: seed + index, text }))))
  }

  const enquiries = (await product.cli('enquiries')) as { message: string }[]
  const comments = (await product.cli('comments')) as { text: string }[]
  const rows = new Map<string, number>()
  for (const text of [...enquiries.map(({ message }) => message), ...comments.map(({ text }) => text)])
    rows.set(text, (rows.get(text) ?? 0) + 1)
  const faults = submission.flatMap(({ seed, text }) =>
    wrong(text, rows.get(text.text) ?? 0).map((fault) => `seed ${seed}: ${JSON.stringify(text)}: ${fault}`),
  )
  // As one text: reports shorten lists, and the seeds would be lost.
  expect(faults.join('\n')).toBe('')
  expect([...rows.values()].reduce((sum, one) => sum + one, 0)).toBe(
    submission.filter(({ text }) => text.rows === 1).length,
  )
  // It was a campaign: everything that can happen to a text happened, and often.
  const often = (is: (text: Text) => boolean) => submission.filter(({ text }) => is(text)).length
  const counts = {
    texts: submission.length,
    sent: often(({ form }) => form === 'sent'),
    saved: often(({ form }) => form === 'saved'),
    shownLater: often(({ receipts }) => receipts > 0),
    needsAttention: often(({ needsAttention }) => needsAttention),
    foundInForm: often(({ foundInForm }) => foundInForm),
    closed: often(({ form }) => form === 'closed'),
  }
  expect(Math.min(...Object.values(counts)), JSON.stringify(counts)).toBeGreaterThan(schedules / 10)
})
