// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { announce } from '#device/outbox/item.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import Thread from './Thread.tsx'
import { testBackend } from './testing/testBackend.ts'
import { comment } from './testing/testComments.ts'

// Each drawing of a row looks once for the addresses in its text.
const searched = vi.spyOn(String.prototype, 'matchAll')
const drawnTexts = () =>
  searched.mock.contexts.filter((_, call) => String(searched.mock.calls[call]?.[0]).includes('https?:'))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function showThread(roots: number, replies: number) {
  const blogId = crypto.randomUUID()
  testBackend(
    Array.from({ length: roots }, (_, root) =>
      comment(`c${root}`, { replies: Array.from({ length: replies }, (_, at) => comment(`c${root}.${at}`)) }),
    ),
  )
  await renderInApp(<Thread blogId={blogId} />)
  await waitFor(() => expect(document.querySelectorAll('.rows > li')).toHaveLength(roots * (1 + replies)), {
    timeout: 15_000,
  })
  searched.mockClear()
  return blogId
}

function arrive(blogId: string, id: string, commentId?: string) {
  const about = commentId === undefined ? { blogId } : { blogId, commentId }
  act(() => announce({ what: 'sent', replayed: false, key: id, kind: 'comment', about, answer: comment(id) }))
}

test('a new comment draws itself and no other comment again', async () => {
  const blogId = await showThread(20, 2)
  arrive(blogId, 'new')
  expect(screen.getByText('new')).toBeTruthy()
  expect(drawnTexts()).toEqual(['new'])
})

test('a new reply draws itself and no other comment again', async () => {
  const blogId = await showThread(20, 2)
  arrive(blogId, 'new', 'c7.0')
  expect(drawnTexts()).toEqual(['new'])
})

test('opening a reply box, typing in it and changing to another draws no comment again', async () => {
  await showThread(40, 0)
  for (const id of ['c3', 'c30']) {
    fireEvent.click(
      within(document.getElementById(`comment-${id}`) as HTMLElement).getByRole('button', { name: 'Reply' }),
    )
    fireEvent.input(await screen.findByRole('textbox', { name: 'Reply' }), { target: { value: 'x' } })
  }
  expect(drawnTexts()).toEqual([])
})

test('a long thread is drawn little by little, each comment once', async () => {
  searched.mockClear()
  const blogId = crypto.randomUUID()
  testBackend(Array.from({ length: 240 }, (_, at) => comment(`c${at}`)))
  await renderInApp(<Thread blogId={blogId} />)
  await screen.findByText('c0')
  expect(document.querySelectorAll('.rows > li').length).toBeLessThan(120)
  await waitFor(() => expect(document.querySelectorAll('.rows > li')).toHaveLength(240), { timeout: 15_000 })
  expect(drawnTexts()).toHaveLength(240)
})
