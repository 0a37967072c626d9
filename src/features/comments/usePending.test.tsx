// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Change } from '#outbox/changes.ts'
import type { Item } from '#outbox/item.ts'
import { beginEditing } from './beingEdited.ts'
import { usePending } from './usePending.ts'

const outbox = vi.hoisted(() => ({ items: [] as Item[], tell: (_: Change) => {} }))
vi.mock('#outbox/outbox.ts', () => ({ list: async () => outbox.items }))
vi.mock('#outbox/changes.ts', () => ({
  subscribe: (listener: (change: Change) => void) => {
    outbox.tell = listener
    return () => {}
  },
}))

const item: Item = {
  kind: 'comment',
  body: { text: 'Old', username: '', phone: '', email: '' },
  path: '/api/comments/blog1',
  page: '/blogs/x',
  about: { blogId: 'blog1' },
  key: 'k1',
  writtenAt: 1,
  attempts: 1,
  failures: { connection: 1, server: 0 },
  state: { name: 'waiting', nextTryAt: 0, waitsFor: 'connection' },
}
const sent = { what: 'sent', key: 'k1', kind: 'comment', about: { blogId: 'blog1' }, replayed: true } as Change

test('what is sent while its writer edits it keeps its row until the editor is closed', async () => {
  outbox.items = [item]
  const { result } = renderHook(() => usePending('blog1'))
  await act(async () => {})
  expect(result.current).toHaveLength(1)
  const endEditing = beginEditing('k1')
  outbox.items = []
  await act(async () => outbox.tell(sent))
  expect(result.current).toHaveLength(1)
  await act(async () => endEditing())
  expect(result.current).toHaveLength(0)
})
