import { sample } from '../../support/enquiryForm.ts'
import type { Product } from '../../support/product.ts'
import type { Engine } from './engine.ts'
import { click, fill, gone, hydrated, openPage, shown, until } from './page.ts'

export const messageField = '[data-form=enquiry] [name=message]'
export const savedText = 'Saved on this device. It will be sent when the connection returns.'

/** Types an enquiry into the form of the page. */
export async function fillEnquiry(engine: Engine, message = sample.message): Promise<void> {
  for (const [name, value] of Object.entries({ ...sample, message })) {
    await fill(engine, `[data-form=enquiry] [name=${name}]`, value)
  }
}

/** Presses the form's own button. */
export function submitEnquiry(engine: Engine): Promise<void> {
  return click(engine, '[data-form=enquiry] button[type=submit]')
}

/** Waits for a notice of that tone and answers its text. */
export function notice(engine: Engine, tone: 'success' | 'error' | 'info'): Promise<string> {
  return shown(engine, `[data-notice=${tone}]`)
}

/** Writes an enquiry while no answer can be had, and waits until it is saved on the device. */
export async function saveEnquiry(engine: Engine, message: string): Promise<void> {
  await fillEnquiry(engine, message)
  await submitEnquiry(engine)
  await notice(engine, 'info')
  await gone(engine, '[data-notice]')
}

/** Opens an article and waits for its thread. */
export async function openThread(engine: Engine, url: string): Promise<void> {
  await openPage(engine, url)
  await nearThread(engine)
}

/** Comes near the thread, which loads it. */
export async function nearThread(engine: Engine): Promise<void> {
  await hydrated(engine)
  await engine.evaluate(() => document.querySelector('#comments')?.scrollIntoView({ behavior: 'instant' }))
  await shown(engine, '[data-form=comment] [name=text]')
}

/** Fills the form of a comment or of the open reply and presses its button. */
export async function write(engine: Engine, kind: 'comment' | 'reply', text: string): Promise<void> {
  await fill(engine, `[data-form=${kind}] [name=text]`, text)
  await click(engine, `[data-form=${kind}] button[type=submit]`)
}

/** Presses a button of the comment with that text. */
export async function pressIn(engine: Engine, comment: string, button: string): Promise<void> {
  const id = await until(
    engine,
    (comment) =>
      [...document.querySelectorAll('#comments .rows article')].find(
        (row) => row.querySelector('p[dir=auto]')?.textContent === comment,
      )?.id,
    comment,
  )
  await click(engine, `[id="${id}"] button`, button)
}

/** Waits for a toast with that text and sends it away. */
export async function toast(engine: Engine, text: string): Promise<void> {
  await shown(engine, '.Toastify__toast', text)
  await click(engine, '.Toastify__toast [data-dismiss]')
  await gone(engine, '.Toastify__toast', text)
}

/** Waits until nothing is left in the outbox of the page, whose count comes with the late chunk. */
export async function outboxEmpty(engine: Engine): Promise<void> {
  await until(engine, () => 'late' in document.documentElement.dataset)
  await gone(engine, 'header [data-outbox]')
}

/** Messages of the enquiries that the provider has. */
export async function enquiries(product: Product): Promise<string[]> {
  return ((await product.cli('enquiries')) as { message: string }[]).map(({ message }) => message)
}
