// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { announce } from '#outbox/changes.ts'
import { renderInApp } from '#ui/testApp.tsx'
import Thread from './Thread.tsx'
import { testBackend } from './testBackend.ts'
import { comment } from './testComments.ts'

const drawn = vi.hoisted(() => ({ texts: [] as string[] }))
// Each drawing of a row cuts its text into parts once.
vi.mock('./textParts.ts', async (original) => {
  const module = await original<typeof import('./textParts.ts')>()
  return {
    textParts: (text: string) => {
      drawn.texts.push(text)
      return module.textParts(text)
    },
  }
})

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
  drawn.texts = []
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
  expect(drawn.texts).toEqual(['new'])
})

test('a new reply draws itself and no other comment again', async () => {
  const blogId = await showThread(20, 2)
  arrive(blogId, 'new', 'c7.0')
  expect(drawn.texts).toEqual(['new'])
})

test('opening a reply box, typing in it and changing to another draws no comment again', async () => {
  await showThread(40, 0)
  for (const id of ['c3', 'c30']) {
    fireEvent.click(
      within(document.getElementById(`comment-${id}`) as HTMLElement).getByRole('button', { name: 'Reply' }),
    )
    fireEvent.input(await screen.findByRole('textbox', { name: 'Reply' }), { target: { value: 'x' } })
  }
  expect(drawn.texts).toEqual([])
})

test('a long thread is drawn little by little, each comment once', async () => {
  drawn.texts = []
  const blogId = crypto.randomUUID()
  testBackend(Array.from({ length: 240 }, (_, at) => comment(`c${at}`)))
  await renderInApp(<Thread blogId={blogId} />)
  await screen.findByText('c0')
  expect(document.querySelectorAll('.rows > li').length).toBeLessThan(120)
  await waitFor(() => expect(document.querySelectorAll('.rows > li')).toHaveLength(240), { timeout: 15_000 })
  expect(drawn.texts).toHaveLength(240)
})
