import { expect, test } from 'vitest'
import { toolTexts } from '#content/texts/tools.ts'
import { estateTexts } from '#content/tools/estate.ts'
import { powerTexts } from '#content/tools/powerOfAttorney.ts'
import { refundTexts } from '#content/tools/refund.ts'
import { rentTexts } from '#content/tools/rent.ts'
import { residenceTexts } from '#content/tools/residence.ts'
import { saleTexts } from '#content/tools/selling.ts'
import { sendingTexts } from '#content/tools/sending.ts'
import { startProduct } from '../support/product.ts'
import { forEachEngine } from './support/forEachEngine.ts'
import { openPage, shown, storedForOffline, until } from './support/page.ts'

const typedLast = '12 crore'
/** The entries for each tool, by label, and the beginning of its answer. */
const tools: [path: string, answer: string, typed: Record<string, string>][] = [
  [
    'residence',
    'Non-resident in TY 2026-27',
    {
      [residenceTexts.person]: 'citizen',
      [residenceTexts.purpose]: 'visit',
      [residenceTexts.arrivalOf(1)]: '2026-06-01',
      [residenceTexts.departureOf(1)]: '2026-11-05',
      [residenceTexts.complete]: '10',
      [residenceTexts.income]: '12 lakh',
    },
  ],
  [
    'selling',
    'The buyer withholds ₹20,93,000',
    {
      [saleTexts.kind]: 'land',
      [saleTexts.sold]: '2026-08-01',
      [saleTexts.price]: '1.4 crore',
      [saleTexts.how]: 'bought',
      [saleTexts.acquired.bought]: '2010-05-01',
      [saleTexts.cost.bought]: '40,00,000',
    },
  ],
  [
    'estate',
    'The widow: 1/3',
    {
      [estateTexts.who]: 'man',
      [estateTexts.died]: '2026-05-01',
      [estateTexts.spouse.man]: 'yes',
      [estateTexts.mother]: 'no',
      [estateTexts.sons]: '2',
    },
  ],
  ['rent', '₹2,24,640 comes back', { [rentTexts.rent]: '7.2 lakh', [rentTexts.interest]: '1,50,000' }],
  [
    'refund',
    refundTexts.title.failed,
    {
      [refundTexts.year]: '2025',
      [refundTexts.stage]: 'failed',
      [refundTexts.filed]: '2026-07-20',
      [refundTexts.verified]: '2026-07-20',
    },
  ],
  [
    'power-of-attorney',
    powerTexts.notEnough,
    {
      [powerTexts.document]: 'deed',
      [powerTexts.country]: 'DE',
      [powerTexts.done]: 'apostille',
      [powerTexts.arrived]: '2026-11-30',
    },
  ],
  [
    'sending',
    'USD 1,000,000 may leave from 11 January 2028, USD 333,333 has to wait',
    {
      [sendingTexts.from]: '2028-01-11',
      [sendingTexts.rate]: '90',
      [sendingTexts.kind(1)]: 'other',
      [sendingTexts.amount(1)]: typedLast,
    },
  ],
]

/** Puts the text into the field with this label as a visitor does; false while there is no such field. */
function enter(label: string, text: string): boolean {
  const control = [...document.querySelectorAll('label')].find((one) => one.textContent === label)?.control
  if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return false
  control.focus()
  // React has its own setter on the element; that of the kind tells it that the value changed.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text)
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  return control.value === text
}

/** Whether this text is among what the tools keep on the device. */
const isKept = (text: string) => localStorage.getItem('tools:case')?.includes(text) ?? false

forEachEngine((engine) => {
  test('after one visit to the home page every tool opens cold without a server, answers, and has what was typed after a reload', async () => {
    await using product = await startProduct()
    await openPage(engine, product.url)
    await storedForOffline(engine)
    await product.stop()
    await engine.restart()
    await engine.resize(390, 844)
    engine.complaints.length = 0
    for (const [path, answer, typed] of tools) {
      await openPage(engine, `${product.url}/tools/${path}`)
      // Today is known in the browser only: from then on the fields take what is typed.
      await until(engine, (text) => document.querySelector('main')?.textContent?.includes(text), toolTexts.entered)
      for (const [label, text] of Object.entries(typed)) await until(engine, enter, label, text)
      await shown(engine, 'section [role=status]', answer)
      await shown(engine, 'button', toolTexts.toAnswer)
      expect(await engine.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
    // A reload would abort the write.
    await until(engine, isKept, typedLast)
    await engine.reload()
    await shown(engine, 'section [role=status]', tools.at(-1)?.[1])
    expect(engine.complaints).toEqual([])
  })
})
