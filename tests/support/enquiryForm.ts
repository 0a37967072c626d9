import type { Page } from 'playwright-core'

export const sample = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  contactNumber: '+1 555 0100',
  message: 'A plot in four names.',
}

/** Fills the enquiry form of the page; fields given replace the sample's. */
export async function fillEnquiry(page: Page, fields: Partial<typeof sample> = {}): Promise<void> {
  const form = page.locator('[data-form=enquiry]')
  for (const [name, value] of Object.entries({ ...sample, ...fields })) {
    await form.locator(`[name=${name}]`).fill(value)
  }
}

/** Presses the form's own button, whatever verb it shows. */
export async function submitEnquiry(page: Page): Promise<void> {
  await page.locator('[data-form=enquiry] button[type=submit]').click()
}

/** The current value of the form's message field. */
export function messageOf(page: Page): Promise<string> {
  return page.locator('[data-form=enquiry] [name=message]').inputValue()
}

/** Waits for a notice of that tone and answers its text. */
export async function notice(page: Page, tone: 'success' | 'error' | 'info'): Promise<string> {
  return (await page.locator(`[data-notice=${tone}]`).textContent()) ?? ''
}
