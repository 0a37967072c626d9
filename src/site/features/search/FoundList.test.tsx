// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Found } from '#device/offline/search.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { FoundList } from './FoundList.tsx'

afterEach(cleanup)

const one = [
  {
    id: '1',
    kind: 'service',
    url: '/services/TitleVerification#faq',
    page: 'Title Verification',
    title: [{ text: 'Title Verification', hit: true }],
    extract: [{ text: 'Who owns it?', hit: false }],
  },
] as unknown as Found[]

async function shown(found = one) {
  const onFollow = vi.fn()
  const { router } = await renderInApp(<FoundList found={found} onFollow={onFollow} />)
  return { onFollow, router, link: screen.getByRole('link') }
}

test('a result leads to its heading', async () => {
  const { onFollow, router, link } = await shown()
  fireEvent.click(link)
  await expect.poll(() => router.state.location.href).toBe('/services/TitleVerification#faq')
  expect(onFollow).toHaveBeenCalledOnce()
})

test('a result that is opened in another tab leaves the search as it is', async () => {
  const { onFollow, router, link } = await shown()
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link, { ctrlKey: true })
  expect(onFollow).not.toHaveBeenCalled()
  expect(router.state.location.href).toBe('/')
})

test('a result in English on a page of another language says so to screen readers, with the page that has it', async () => {
  const question = { kind: 'question', page: 'Resources' } as const
  await shown(one.map((found) => ({ ...found, ...question, isEnglish: true })))
  expect(Array.from(document.querySelectorAll('a [lang=en]'), (part) => part.textContent)).toEqual([
    'Resources',
    'Title Verification',
    'Who owns it?',
  ])
})
