// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { system } from '#ui/theme/system.ts'
import { Notice } from './Notice.tsx'
import type { NoticeContent } from './useNotice.ts'

afterEach(cleanup)

const notice = (content?: NoticeContent) => (
  <ChakraProvider value={system}>
    <Notice notice={content} />
  </ChakraProvider>
)

test('FM-24 a notice of any urgency appears in a region that was there before it, with the role it had', () => {
  const { rerender, container } = render(notice())
  const before = new Map(
    [...container.querySelectorAll('[role]')].map((region) => [region, region.getAttribute('role')]),
  )
  const roleOf = (text: string) => {
    const region = screen.getByText(text).closest('[role]')
    const role = region?.getAttribute('role')
    expect(region && before.get(region)).toBe(role)
    return role
  }
  rerender(notice({ tone: 'success', text: 'Details sent!' }))
  expect(roleOf('Details sent!')).toBe('status')
  rerender(notice({ tone: 'error', text: 'Failed to submit' }))
  expect(roleOf('Failed to submit')).toBe('alert')
  rerender(notice({ tone: 'info', text: 'Saved on this device' }))
  expect(roleOf('Saved on this device')).toBe('status')
})
