import { afterEach, beforeEach, expect, test } from 'vitest'
import { sample } from '../support/enquiryForm.ts'
import { type Product, startProduct } from '../support/product.ts'
import { startWire, type Wire } from '../support/wire.ts'
import { alsoEndToEnd, forEachEngine } from './support/forEachEngine.ts'
import { fieldValue, hydrated, openPage, shown, storedForOffline, until } from './support/page.ts'
import {
  enquiries,
  fillEnquiry,
  messageField,
  notice,
  outboxEmpty,
  saveEnquiry,
  submitEnquiry,
} from './support/writing.ts'

forEachEngine((engine) => {
  let product: Product
  let wire: Wire
  beforeEach(async () => {
    product = await startProduct()
    wire = await startWire(product.url)
    await openPage(engine, `${wire.url}/contact`)
    await storedForOffline(engine)
  })
  afterEach(async () => {
    await wire[Symbol.asyncDispose]()
    await product[Symbol.asyncDispose]()
  })

  test('FM-11 API-01 an enquiry is sent, acknowledged, and arrives once', async () => {
    await fillEnquiry(engine)
    await submitEnquiry(engine)
    expect(await notice(engine, 'success')).toBe('Details sent! You will be contacted within 48-72 hours.')
    expect(await fieldValue(engine, messageField)).toBe('')
    expect(await enquiries(product)).toEqual([sample.message])
  })

  test('OB-16 a refused enquiry keeps its fields, and nothing is queued', async () => {
    wire.fault = { answer: 400, body: '{"message":"Not like this."}' }
    await fillEnquiry(engine)
    await submitEnquiry(engine)
    expect(await notice(engine, 'error')).toBe('Failed to submit: Not like this.')
    expect(await fieldValue(engine, messageField)).toBe(sample.message)
    await outboxEmpty(engine)
    expect(wire.keys).toHaveLength(1)
  })

  test('OB-13 an enquiry whose answer was lost is sent again under its key and has one effect', async () => {
    wire.fault = 'lose answer'
    await saveEnquiry(engine, 'Lost answer.')
    wire.fault = 'none'
    await engine.evaluate(() => dispatchEvent(new Event('online')))
    await outboxEmpty(engine)
    expect(new Set(wire.keys).size).toBe(1)
    expect(await enquiries(product)).toEqual(['Lost answer.'])
  })

  test('OB-01 OB-04 OB-06 OB-07 an enquiry saved offline outlives the browser and is sent once when it is opened again', async () => {
    wire.fault = 'lose request'
    await saveEnquiry(engine, 'Kept over night.')
    wire.fault = 'none'
    await engine.restart()
    await openPage(engine, `${wire.url}/about`)
    await shown(engine, '[data-sent-lately]')
    await outboxEmpty(engine)
    await expect.poll(() => enquiries(product)).toEqual(['Kept over night.'])
  })

  test.each(['online', 'visibilitychange'])(
    'OB-07 what was saved is sent once at the event %s, before its own time has come',
    async (type) => {
      // An item that the server put off waits for that long; only the event makes it come earlier.
      wire.fault = 'lose request'
      await saveEnquiry(engine, `Sent at ${type}.`)
      const tries = wire.keys.length
      await until(engine, () => document.visibilityState === 'visible')
      wire.fault = 'none'
      await engine.evaluate((type) => {
        const target = type === 'online' ? window : document
        for (let times = 0; times < 3; times++) target.dispatchEvent(new Event(type))
      }, type)
      await outboxEmpty(engine)
      expect(wire.keys.length).toBeGreaterThan(tries)
      expect(wire.mostAtOnce).toBe(1)
      expect(await enquiries(product)).toEqual([`Sent at ${type}.`])
    },
  )

  test('OB-25 a half-written enquiry is in its form again after a reload, and in a new tab', async () => {
    await fillEnquiry(engine, 'Half of a matter')
    await engine.reload()
    await hydrated(engine)
    await expect.poll(() => fieldValue(engine, messageField)).toBe('Half of a matter')
    await engine.newTab()
    await openPage(engine, `${wire.url}/about`)
    await expect.poll(() => fieldValue(engine, messageField)).toBe('Half of a matter')
  })
}, alsoEndToEnd)
