import { fireEvent, screen } from '@testing-library/react'
import { renderInApp } from '#ui/testing/testApp.tsx'
import Thread from '../Thread.tsx'

/** Another article for each test, so that what one test stores on the device does not show in the next. */
export const newBlogId = () => crypto.randomUUID()

/** Renders the thread of an article, and answers the article's id. */
export async function showThread(blogId = newBlogId()) {
  await renderInApp(<Thread blogId={blogId} />)
  return blogId
}

/** Writes a comment, or a reply in the open reply box, and submits it. */
export async function post(text: string, kind: 'Comment' | 'Reply' = 'Comment') {
  const field = await screen.findByRole('textbox', { name: kind })
  fireEvent.input(field, { target: { value: text } })
  fireEvent.submit(field.closest('form') as HTMLFormElement)
}

/** The row of the comment with this text. */
export function rowOf(text: string): HTMLElement {
  const row = screen.getByText(text).closest('article')
  if (!row) throw new Error(`No row says ${text}`)
  return row
}
