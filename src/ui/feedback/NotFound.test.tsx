// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInApp } from '../testing/testApp.tsx'
import { NotFound } from './NotFound.tsx'

afterEach(cleanup)

test("NF-01 NF-02 a large '404' and what happened", async () => {
  await renderInApp(<NotFound />, '/nowhere')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    '404 Oops! The page you are looking for does not exist.',
  )
  expect(Number.parseFloat(getComputedStyle(screen.getByText('404')).fontSize)).toBeGreaterThanOrEqual(100)
})

test('NF-03 Go Home goes to the home page', async () => {
  await renderInApp(<NotFound />, '/nowhere')
  expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/')
})
