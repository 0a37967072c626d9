import { expect, test } from 'vitest'
import { callPath } from '#contract/calls.ts'
import { fireBackgroundSync } from '../support/backgroundSync.ts'
import { openPage, storedForOffline, visitor, withWorker } from '../support/browser.ts'
import { startProduct } from '../support/product.ts'
import { commentsOf, openThread, rowOf, toast, write } from '../support/thread.ts'

const saved = 'Saved on this device. It will be sent when the connection returns.'
/** Comments within ten minutes after which a network must prove more. */
const tooMany = 12

test('a challenged comment is proven without being seen: on sending in the page, which loads the solver only then, and in the worker once the page is closed', async () => {
  await using product = await startProduct({ PROOF_OF_WORK: 'on' })
  await using someone = await visitor(withWorker)
  const { page, context } = someone
  const asked: string[] = []
  context.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const statuses: number[] = []
  context.on('response', (response) => {
    if (response.request().method() === 'POST') statuses.push(response.status())
  })
  /** From the browser itself: by another way to this machine it would be another network. */
  const flood = (path: string) =>
    page.evaluate(
      async ([url, count]) => {
        const headers = { 'content-type': 'application/json' }
        const post = (n: number) => fetch(url, { method: 'POST', headers, body: JSON.stringify({ text: `Spam ${n}` }) })
        await Promise.all(Array.from({ length: count }, (_, n) => post(n)))
      },
      [path, tooMany] as const,
    )
  await openPage(page, product.url)
  await storedForOffline(page)
  await openThread(page, product.url, 'blog1')
  await flood(callPath.comments('blog2'))
  const solver = () => asked.filter((path) => path.includes('solveChallenge')).length
  asked.length = 0
  statuses.length = 0
  await write(page, 'comment', 'Written in the page')
  await expect.poll(() => commentsOf(product.url, 'blog1')).toMatchObject([{ text: 'Written in the page' }])
  const [first] = await commentsOf(product.url, 'blog1')
  await rowOf(page, first ?? { _id: '' }).waitFor()
  expect(await page.getByText('Awaiting review').count()).toBe(0)
  // The comment is stored before its answer is back in the browser.
  await expect.poll(() => statuses).toEqual([202, 201])
  expect(solver()).toBe(1)

  await product.stop()
  await write(page, 'comment', 'Sent by the worker')
  await toast(page, saved)
  const elsewhere = new URL(page.url()).origin
  await page.close()
  await product.start()
  await fireBackgroundSync(context, elsewhere)
  await expect
    .poll(async () => (await commentsOf(product.url, 'blog1')).map(({ text }) => text))
    .toEqual(['Written in the page', 'Sent by the worker'])
  await expect.poll(() => statuses).toEqual([202, 201, 202, 201])
  expect(someone.complaints).toEqual([])
})
