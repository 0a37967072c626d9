// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { inboxTexts as texts } from '#content/texts/staff/inbox.ts'
import { dropDrafts } from '../data/drafts.ts'
import { dismissAll } from '../data/undo.ts'
import { inboxServer } from '../testing/inboxServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { testItem } from '../testing/testEnquiries.ts'

afterEach(() => {
  cleanup()
  dropDrafts()
  dismissAll()
  vi.unstubAllGlobals()
})

async function showTwo() {
  const items = [testItem(1), testItem(2)]
  const { router } = await showDesk('/', inboxServer(items))
  await screen.findByText('Person 1')
  const list = screen.getByRole('list', { name: texts.list })
  list.setPointerCapture = vi.fn()
  const row = within(list).getAllByRole('listitem')[0] as HTMLElement
  /** A finger goes from the middle of the row by so many pixels. */
  const swipe = (x: number, y = 0, pointerType = 'touch') => {
    const at = { pointerId: 1, pointerType, isPrimary: true, bubbles: true }
    const fire = (type: string, left: number, top: number) =>
      row.firstElementChild?.dispatchEvent(new PointerEvent(type, { ...at, clientX: 200 + left, clientY: 30 + top }))
    fire('pointerdown', 0, 0)
    fire('pointermove', x / 2, y / 2)
    fire('pointermove', x, y)
    fire('pointerup', x, y)
  }
  return { items, row, swipe, at: () => router.state.location.pathname }
}

test('a swipe to the left closes, one to the right marks as unread, and the press that follows opens nothing', async () => {
  const { items, row, swipe, at } = await showTwo()
  swipe(120)
  fireEvent.click(row.querySelector('a') as HTMLElement)
  await waitFor(() => expect(items[0]?.isRead).toBe(false))
  swipe(-120)
  await waitFor(() => expect(items[0]?.state).toBe('closed'))
  expect(at()).toBe('/')
})

test('a short swipe, a scroll and a mouse do nothing', async () => {
  const { items, row, swipe } = await showTwo()
  swipe(-60)
  swipe(-110, 200)
  swipe(-120, 0, 'mouse')
  expect(row.style.transform).toBe('')
  expect(items[0]).toMatchObject({ state: 'new', isRead: true })
})
