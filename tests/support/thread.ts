import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Locator, Page } from 'playwright-core'
import { articleCards } from '#content/articles.ts'
import { type Comment, type CommentBody, callPath } from '#contract/calls.ts'
import { openPage } from './browser.ts'
import type { Product } from './product.ts'

/** Opens the article and comes near its comments. */
export async function openThread(page: Page, url: string, blogId: string): Promise<void> {
  await openPage(page, `${url}/blogs/${articleCards.find(({ id }) => id === blogId)?.slug}`)
  await page.locator('#comments').scrollIntoViewIfNeeded()
}

/** Posts a comment, or a reply to `parentId` the way every visitor does; answers the server's. */
export async function postComment(url: string, blogId: string, body: Partial<CommentBody>, parentId?: string) {
  const path = parentId === undefined ? callPath.comments(blogId) : callPath.reply(parentId)
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (answer.status !== 201) throw new Error(`The comment was answered with ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Comment
}

/** Deletes a comment as the provider does, with the command line. */
export async function deleteComment({ dataDir }: Product, { _id }: { _id: string }): Promise<void> {
  const cli = join(process.env.DIST_DIR ?? 'dist', 'server/desk.js')
  const env = { ...process.env, DATA_DIR: dataDir }
  await promisify(execFile)(process.execPath, [cli, 'comment', 'delete', _id], { env })
}

/** The article's comments as the server has them now. */
export async function commentsOf(url: string, blogId: string): Promise<Comment[]> {
  return (await (await fetch(url + callPath.comments(blogId))).json()) as Comment[]
}

/** The row of a comment that the server has. */
export function rowOf(page: Page, { _id }: { _id: string }): Locator {
  return page.locator(`#comment-${_id}`)
}

/** Fills the form of a comment or of the open reply and presses its button. */
export async function write(page: Page, kind: 'comment' | 'reply', text: string): Promise<void> {
  const form = page.locator(`[data-form=${kind}]`)
  await form.locator('[name=text]').fill(text)
  await form.locator('button[type=submit]').click()
}

/** Opens the dialog of a comment and reports it. */
export async function report(page: Page, row: Locator, reason: string): Promise<void> {
  await row.getByRole('button', { name: 'Report' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill(reason)
  await page.getByRole('dialog').getByRole('button', { name: 'Report' }).click()
}

/** Waits for a toast with that text and sends it away, unless it closes by itself before that. */
export async function toast(page: Page, text: string, role: 'status' | 'alert' = 'status'): Promise<void> {
  const shown = page.locator(`.Toastify__toast[role=${role}]`, { hasText: text })
  await shown.waitFor()
  await shown
    .locator('[data-dismiss]')
    .click({ timeout: 5000 })
    .catch(() => {})
  await shown.waitFor({ state: 'detached' })
}
