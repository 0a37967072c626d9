import { expect, test } from 'vitest'
import { compose } from '../mail/compose.ts'
import { onEachDatabase } from '../store/testing/eachDatabase.ts'
import { owner, testDesk } from './testing/testDesk.ts'

onEachDatabase((open) => {
  const openDesk = async () => {
    const clock = { time: Date.UTC(2026, 0, 1) }
    const desk = await testDesk({ store: await open(), now: () => clock.time })
    /** Asks for an email in a new browser; the browser and the code in the email. */
    const ask = async () => {
      clock.time += 1000
      const browser = desk.browser()
      await browser.call('requestLink', { body: { email: owner } })
      const rows = await desk.store.db.selectFrom('mail_queue').selectAll().orderBy('id', 'desc').limit(1).execute()
      const text = (await compose(desk.backend, rows))?.text ?? ''
      const [, begin = '', end = ''] = /\b(\d{3}) (\d{3})\b/.exec(text) ?? []
      return { browser, code: begin + end, shown: `${begin} ${end}` }
    }
    return { desk, clock, ask }
  }
  const other = (code: string) => (code === '000000' ? '000001' : '000000')

  test('the six digits of the email sign in once, in the browser that asked for them only', async () => {
    const { desk, ask } = await openDesk()
    const { browser, code, shown } = await ask()
    const stranger = desk.browser()
    await stranger.call('requestLink', { body: { email: owner } })
    expect((await stranger.call('redeemCode', { body: { code } })).statusCode).toBe(410)
    expect((await desk.browser().call('redeemCode', { body: { code } })).statusCode).toBe(410)
    const answer = await browser.call('redeemCode', { body: { code: shown } })
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { address: owner }])
    expect((await browser.call('summary')).statusCode).toBe(200)
    const again = await browser.call('redeemCode', { body: { code } })
    expect([again.statusCode, again.json()]).toMatchObject([410, { reason: 'used' }])
    const stored = JSON.stringify(await desk.store.db.selectFrom('staff_link').selectAll().execute())
    expect(stored).not.toContain(code)
    await desk.close()
  })

  test('after five wrong codes the right one does not work any more, nor does it after 15 minutes', async () => {
    const { desk, clock, ask } = await openDesk()
    const first = await ask()
    for (let count = 0; count < 5; count += 1)
      expect((await first.browser.call('redeemCode', { body: { code: other(first.code) } })).statusCode).toBe(410)
    expect((await first.browser.call('redeemCode', { body: { code: first.code } })).json()).toMatchObject({
      reason: 'expired',
    })
    const second = await ask()
    clock.time += 16 * 60_000
    expect((await second.browser.call('redeemCode', { body: { code: second.code } })).json()).toMatchObject({
      reason: 'expired',
    })
    await desk.close()
  })

  test('whoever asks for emails again and again may try few codes of one address in a day', async () => {
    const { desk, clock, ask } = await openDesk()
    for (let emails = 0; emails < 5; emails += 1) {
      const { browser, code } = await ask()
      for (let count = 0; count < 4; count += 1) await browser.call('redeemCode', { body: { code: other(code) } })
    }
    const late = await ask()
    expect((await late.browser.call('redeemCode', { body: { code: late.code } })).json()).toMatchObject({
      reason: 'expired',
    })
    clock.time += 25 * 3_600_000
    const next = await ask()
    expect((await next.browser.call('redeemCode', { body: { code: next.code } })).statusCode).toBe(200)
    await desk.close()
  })
})
