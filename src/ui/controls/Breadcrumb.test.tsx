// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInApp } from '../testing/testApp.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'

afterEach(cleanup)

const crumbs = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('SH-09 SH-10 Home, then one link per path segment, named in words', async () => {
  await renderInApp(<Breadcrumb />, '/services/BankingAndFinance')
  expect(crumbs()).toEqual([
    ['Home', '/'],
    ['Services', '/services'],
    ['Banking And Finance', '/services/BankingAndFinance'],
  ])
})

test('only the last link is marked as the current page', async () => {
  await renderInApp(<Breadcrumb />, '/services/BankingAndFinance')
  const marked = screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'))
  expect(marked).toEqual([null, null, 'page'])
})

test('SH-21 an address by id takes its name from the navigation state', async () => {
  const { router } = await renderInApp(<Breadcrumb />, '/')
  await router.navigate({
    to: '/blogs/$param',
    params: { param: 'blog3' },
    state: { displayName: 'Sending money home' },
  })
  expect(await screen.findByText('Sending money home')).toBeTruthy()
})

test('PV-01 the privacy policy is named in two words', async () => {
  await renderInApp(<Breadcrumb />, '/privacypolicy')
  expect(crumbs()).toEqual([
    ['Home', '/'],
    ['Privacy Policy', '/privacypolicy'],
  ])
})
