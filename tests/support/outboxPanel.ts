import type { Locator, Page } from 'playwright-core'
import { replayLock } from '#device/outbox/item.ts'
import { openPage, storedForOffline } from './browser.ts'
import { fillEnquiry, notice, submitEnquiry } from './enquiryForm.ts'
import { scrollingEnded } from './idle.ts'

/** The control in the top bar; it is there only while something waits. */
export function outboxButton(page: Page): Locator {
  return page.locator('header [data-outbox]')
}

/** Opens the outbox by its control. A scroll that ended late may have taken the bar away: scrolling up brings it back. */
export async function openOutbox(page: Page): Promise<Locator> {
  await outboxButton(page).waitFor({ state: 'attached' })
  await scrollingEnded(page)
  if ((await page.locator('header[data-hidden]').count()) > 0) await page.evaluate(() => scrollBy(0, -100))
  await outboxButton(page).click()
  const panel = page.locator('[data-outbox-panel]')
  await panel.waitFor()
  return panel
}

/** Writes an enquiry while the server is down, so it is saved on the device. */
export async function saveEnquiry(page: Page, message: string): Promise<void> {
  await fillEnquiry(page, { message })
  await submitEnquiry(page)
  await notice(page, 'info')
  await page.locator('[data-notice]').waitFor({ state: 'detached' })
}

/** On the contact page of a site that is stored: cuts the way to the server and writes an enquiry, which is saved. */
export async function saveCutOff(page: Page, url: string, message: string, cut: () => unknown): Promise<void> {
  await openPage(page, `${url}/contact`)
  await storedForOffline(page)
  await cut()
  await saveEnquiry(page, message)
}

/** Presses 'Send now', unless the page's own timer has sent the item before, and waits until it is received. */
export async function deliver(panel: Locator): Promise<void> {
  const delivered = panel.locator('[data-item=delivered]')
  await Promise.any([panel.getByRole('button', { name: 'Send now' }).click(), delivered.waitFor()])
  await delivered.waitFor()
}

/** Holds back every replay, of page and worker, once the one under way has ended; the answer lets them go on. */
export async function holdReplays(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    (name) =>
      new Promise<void>((held) => {
        void navigator.locks.request(
          name,
          () =>
            new Promise<void>((goOn) => {
              Object.assign(window, { goOn })
              held()
            }),
        )
      }),
    replayLock,
  )
  return () => page.evaluate(() => (window as unknown as { goOn: () => void }).goOn())
}

/** Lets the page hear that a connection may be back, as the browser does on its own. */
export async function comeBackOnline(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('online')))
}
