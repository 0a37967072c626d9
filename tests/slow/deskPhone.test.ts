import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { enquiryTexts } from '#content/texts/staff/enquiry.ts'
import { offlineTexts } from '#content/texts/staff/offline.ts'
import { pushTexts } from '#content/texts/staff/push.ts'
import { sessionTexts } from '#content/texts/staff/session.ts'
import type { PushSubscriptionBody } from '#contract/staff/push.ts'
import { startTestSmtp } from '#server/mail/testing/testSmtp.ts'
import { startTestPushService, type TestPushService } from '#server/testing/testPushService.ts'
import { visitor, withWorker } from '../support/browser.ts'
import { deskSettings, sendEnquiry, signInByLink } from '../support/deskVisit.ts'
import { sample } from '../support/enquiryForm.ts'
import { startProduct } from '../support/product.ts'

const note = 'Called back, asked for the deed.'

test('on a phone: link, passkey, a push, a note without a connection sent once, and a change seen live in a second window', async () => {
  const smtp = await startTestSmtp()
  onTestFinished(smtp.close)
  const service = await startTestPushService()
  onTestFinished(service.close)
  await using product = await startProduct({
    ...deskSettings(smtp),
    PUSH_SERVICES: service.origin,
  })
  await using someone = await visitor({ ...withWorker, viewport: { width: 390, height: 844 } })
  const { context, page, complaints } = someone
  await context.grantPermissions(['notifications'], { origin: product.url })
  await subscribeAt(service, page)
  await addAuthenticator(page)

  await signInByLink(page, product.url, smtp)

  await page.goto(`${product.url}/desk/devices`)
  await page.getByLabel(sessionTexts.passkeyName).fill('My phone')
  await page.getByRole('button', { name: sessionTexts.addPasskey }).click()
  await page.getByText(sessionTexts.passkeyAdded).waitFor()
  await expect.poll(() => keptNames(page)).toContain('lock')
  await page.getByLabel(deskTexts.more).click()
  await page.getByRole('button', { name: deskTexts.signOut, exact: true }).last().click()
  const passkey = page.getByRole('button', { name: sessionTexts.passkey })
  await passkey.waitFor()
  await expect.poll(() => keptNames(page)).toEqual([])
  await passkey.click()
  await page.getByRole('button', { name: pushTexts.start }).click()
  await page.getByText(pushTexts.isOn).waitFor()

  await sendEnquiry(product.url)
  await expect
    .poll(() => [...service.faults, ...service.taken.map(({ payload }) => payload.text)])
    .toEqual([pushTexts.arrived.enquiry(1)])
  const payload = service.taken[0]?.payload ?? { text: '', path: '' }
  expect(payload.path).toMatch(/^\/desk\/enquiries\/[\w-]{36}$/)
  const deliver = await pushServiceOf(page, product.url)
  // A push service delivers at least once: a message that comes again shows no second notice.
  const noticesAfterDelivery = async () => {
    await deliver(JSON.stringify(payload))
    return noticesOf(page)
  }
  await expect.poll(noticesAfterDelivery).toEqual([`${deskTexts.name}: ${pushTexts.arrived.enquiry(1)}`])
  expect(await noticesAfterDelivery()).toHaveLength(1)

  await page.goto(product.url + payload.path)
  await page.getByText(sample.message, { exact: true }).last().waitFor()
  const id = payload.path.split('/').at(-1) ?? ''
  await expect.poll(() => keptNames(page)).toContain(`enquiry:${id}`)
  await product.stop()
  await page.reload()
  await page.getByText(sample.message, { exact: true }).last().waitFor()
  await page.getByText(deskTexts.serverAway).waitFor()
  await page.getByRole('button', { name: enquiryTexts.composerModes.note, exact: true }).click()
  await page.getByLabel(enquiryTexts.note).fill(note)
  await page.getByRole('button', { name: enquiryTexts.addNote }).click()
  await page.getByText(offlineTexts.waiting(1)).waitFor()
  await product.start()
  await page.getByText(offlineTexts.waiting(1)).waitFor({ state: 'hidden', timeout: 30_000 })
  await page.reload()
  await page.getByText(note).waitFor()
  const stored = await page.evaluate(
    (path) => fetch(path).then((answer) => answer.json()),
    `/api/staff/enquiries/${id}`,
  )
  expect(stored.notes.map(({ text }: { text: string }) => text)).toEqual([note])

  const second = await context.newPage()
  await second.goto(product.url + payload.path)
  const state = second.getByLabel(enquiryTexts.state, { exact: true })
  await state.waitFor()
  await page.getByLabel(enquiryTexts.state, { exact: true }).selectOption('inProgress')
  await expect.poll(() => state.inputValue()).toBe('inProgress')
  await second.close()
  expect(complaints).toEqual([])
})

/** A fingerprint sensor that always agrees. */
async function addAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Lets the browser subscribe at the test's push service: its own maker's is not reached from here. */
async function subscribeAt(service: TestPushService, page: Page): Promise<void> {
  await page.exposeFunction('subscribeForTest', (key: string) => service.subscribe(key))
  await page.addInitScript(() => {
    const { subscribeForTest } = window as unknown as {
      subscribeForTest: (key: string) => Promise<PushSubscriptionBody>
    }
    PushManager.prototype.subscribe = async (options) => {
      const body = await subscribeForTest(String(options?.applicationServerKey))
      return { endpoint: body.endpoint, toJSON: () => body } as unknown as PushSubscription
    }
  })
}

/** Answers what hands a message to the workplace's worker, as the browser does when its push service sends one. */
async function pushServiceOf(page: Page, origin: string): Promise<(data: string) => Promise<unknown>> {
  const cdp = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/desk/`)
      if (own) resolve(own.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  const registrationId = await registered
  // The session stays open: one that ends before the worker has the message takes it along.
  return (data) => cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

function noticesOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/desk/')
    const notices = (await registration?.getNotifications()) ?? []
    return notices.map(({ title, body }) => `${title}: ${body}`)
  })
}

/** Names of what this device keeps; what they hold is encrypted. */
function keptNames(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('desk-offline')
        // Looking must not make it, or the page would find it without its store.
        opening.onupgradeneeded = () => opening.transaction?.abort()
        opening.onerror = () => resolve([])
        opening.onsuccess = () => {
          const names = opening.result.transaction('kept').objectStore('kept').getAllKeys()
          names.onsuccess = () => {
            opening.result.close()
            resolve(names.result.map(String))
          }
        }
      }),
  )
}
