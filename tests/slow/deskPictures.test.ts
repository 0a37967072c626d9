import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { enquiryTexts } from '#content/texts/staff/enquiry.ts'
import { startTestSmtp } from '#server/mail/testing/testSmtp.ts'
import { visitor } from '../support/browser.ts'
import { deskSettings, sendEnquiry, signInByCode, staff } from '../support/deskVisit.ts'
import { sample } from '../support/enquiryForm.ts'
import { startProduct } from '../support/product.ts'

const secret = 'a-secret-of-the-mail-service-that-is-long'

/** Red on the left and blue on the right, lying on its side as a phone saves it. */
function photo(): Promise<Buffer> {
  const half = { create: { width: 40, height: 40, channels: 3, background: 'blue' } } as const
  return sharp({ create: { width: 80, height: 40, channels: 3, background: 'red' } })
    .composite([{ input: half, left: 40, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer()
}

/** An email with these files. */
function mailWith(files: Readonly<Record<string, Buffer>>): string {
  const parts = Object.entries(files).map(
    ([name, content]) =>
      `--b\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${content.toString('base64')}\r\n`,
  )
  const head = `From: ${sample.email}\r\nTo: desk@office.example\r\nSubject: Papers\r\nMessage-ID: <papers@x>\r\nMIME-Version: 1.0`
  return `${head}\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nMy papers.\r\n${parts.join('')}--b--`
}

test('a picture is drawn anew and upright, never as the bytes that came; what cannot be drawn says why', async () => {
  const smtp = await startTestSmtp()
  onTestFinished(smtp.close)
  await using product = await startProduct({ ...deskSettings(smtp), MAIL_WEBHOOK_SECRET: secret })
  await sendEnquiry(product.url)
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const huge = Buffer.from(png)
  huge.writeUInt32BE(60_000, 16)
  huge.writeUInt32BE(60_000, 20)
  const gif = await sharp(png).gif().toBuffer()
  const delivered = await fetch(`${product.url}/api/mail`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'message/rfc822' },
    body: mailWith({
      'photo.png': await photo(),
      'huge.png': huge,
      'broken.png': png.subarray(0, 60),
      'moving.gif': gif,
    }),
  })
  expect(await delivered.json()).toEqual({ outcome: 'stored' })

  await using asha = await visitor()
  const { page } = asha
  await signInByCode(page, product.url, smtp, staff)
  await page.getByText(`${sample.firstName} ${sample.lastName}`, { exact: true }).first().click()
  await page.getByText(enquiryTexts.pictureNotShown).waitFor()
  const show = (name: string) => page.getByRole('button', { name: `${enquiryTexts.showPicture} ${name}` }).click()
  await show('photo.png')
  const picture = page.getByRole('img', { name: 'photo.png' })
  await picture.waitFor()
  const drawn = await picture.evaluate((canvas: HTMLCanvasElement) => {
    const pixel = (y: number) => Array.from(canvas.getContext('2d')?.getImageData(20, y, 1, 1).data ?? [])
    return { tag: canvas.tagName, size: [canvas.width, canvas.height], top: pixel(5), bottom: pixel(75) }
  })
  expect([drawn.tag, drawn.size]).toEqual(['CANVAS', [40, 80]])
  const [red = 0, , blue = 0] = drawn.top
  expect(red).toBeGreaterThan(blue + 100)
  const [redBelow = 0, , blueBelow = 0] = drawn.bottom
  expect(blueBelow).toBeGreaterThan(redBelow + 100)

  await show('huge.png')
  await page.getByText(enquiryTexts.pictureFailures.tooLarge).waitFor()
  await show('broken.png')
  await page.getByText(enquiryTexts.pictureFailures.unreadable).waitFor()
  expect(await page.locator('img[src*="attachments"], img[src^="blob:"], img[src^="data:"]').count()).toBe(0)

  await page.getByRole('button', { name: `${enquiryTexts.hidePicture} photo.png` }).click()
  await picture.waitFor({ state: 'hidden' })
})
