// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, renderHook, waitFor } from '@testing-library/react'
import { del, set } from 'idb-keyval'
import { expect, test } from 'vitest'
import { browserEnv } from '#device/outbox/env.ts'
import { announce, type OutboxEvent } from '#device/outbox/item.ts'
import '#ui/testing/waitTimeout.ts'
import { beginEditing } from './beingEdited.ts'
import type { PendingItem } from './rows.ts'
import { usePending } from './usePending.ts'

const item: PendingItem = {
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
const sent = { what: 'sent', key: 'k1', kind: 'comment', about: { blogId: 'blog1' }, replayed: true } as OutboxEvent

test('what is sent while its writer edits it keeps its row until the editor is closed', async () => {
  await set('k1', item, browserEnv.items)
  const { result } = renderHook(() => usePending('blog1'))
  await waitFor(() => expect(result.current).toHaveLength(1))
  let endEditing = () => {}
  act(() => {
    endEditing = beginEditing(item)
  })
  await del('k1', browserEnv.items)
  act(() => announce(sent))
  expect(result.current).toHaveLength(1)
  act(() => endEditing())
  await waitFor(() => expect(result.current).toHaveLength(0))
})
