import { expect, onTestFinished, test } from 'vitest'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { enquiryTexts } from '#content/texts/staff/enquiry.ts'
import { inboxTexts } from '#content/texts/staff/inbox.ts'
import { sessionTexts } from '#content/texts/staff/session.ts'
import { staffHeader, staffHeaderValue, staffUrl } from '#contract/staff/roles.ts'
import { startTestSmtp } from '#server/mail/testing/testSmtp.ts'
import { deskSettings, sendEnquiry, signInLink, staff } from '../support/deskVisit.ts'
import { sample } from '../support/enquiryForm.ts'
import { startProduct } from '../support/product.ts'
import type { Engine } from './support/engine.ts'
import { alsoEndToEnd, forEachEngine } from './support/forEachEngine.ts'
import { click, fieldValue, fill, gone, shown } from './support/page.ts'

const stateField = 'main select'

forEachEngine((engine) => {
  test('a member of staff signs in by the mailed link, answers an enquiry that arrives live, sees a colleague’s change and signs out', async () => {
    const smtp = await startTestSmtp()
    onTestFinished(smtp.close)
    await using product = await startProduct(deskSettings(smtp))
    await engine.goto(`${product.url}/desk/`)
    await fill(engine, '[name=email]', staff)
    await click(engine, 'button', sessionTexts.send)
    await shown(engine, 'h2', sessionTexts.checkMailTitle)
    await engine.goto(await signInLink(smtp))
    await click(engine, 'button', sessionTexts.linkButton)
    await shown(engine, 'main', inboxTexts.emptyTitle)
    expect(await engine.evaluate(() => location.hash)).toBe('')
    await shown(engine, 'header', inboxTexts.live)

    await sendEnquiry(product.url)
    await click(engine, '[data-enquiry]')
    await shown(engine, 'main', sample.message)
    await fill(engine, 'form textarea', 'You can give notice from abroad.')
    await click(engine, 'button', enquiryTexts.send)
    await shown(engine, '[role=status]', enquiryTexts.answerWaits)
    await shown(engine, 'main', enquiryTexts.delivery.waiting)
    await expect.poll(() => fieldValue(engine, stateField)).toBe('answered')

    const id = await engine.evaluate(() => location.pathname.split('/').at(-1) ?? '')
    expect(await changeState(engine, id, 'closed')).toBe(200)
    await expect.poll(() => fieldValue(engine, stateField)).toBe('closed')

    await click(engine, 'header summary')
    await click(engine, 'header button', deskTexts.signOut)
    await shown(engine, 'main', sessionTexts.title)
    await gone(engine, 'main', sample.message)
    expect(await engine.evaluate((url) => fetch(url).then(({ status }) => status), staffUrl('enquiry', id))).toBe(401)
    expect(engine.complaints).toEqual([])
  })
}, alsoEndToEnd)

/** Changes the enquiry as another window would, past the page, which hears of it from the server alone; the status. */
function changeState(engine: Engine, id: string, state: string): Promise<number> {
  return engine.evaluate(
    async (url, header, value, state) => {
      const { version } = await (await fetch(url)).json()
      const headers = { 'Content-Type': 'application/json', [header]: value }
      return (await fetch(url, { method: 'PATCH', headers, body: JSON.stringify({ version, state }) })).status
    },
    staffUrl('changeEnquiry', id),
    staffHeader,
    staffHeaderValue,
    state,
  )
}
