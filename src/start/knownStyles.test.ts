// @vitest-environment happy-dom
import createCache from '@emotion/cache'
import type { AnyRouter } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { loadStylesWithPages } from './knownStyles.ts'

const waits = vi.hoisted(() => new Map<'load', (kind: string) => Promise<unknown> | undefined>())
vi.mock('#browser/tanstackInternals.ts', () => ({
  beforeFirstView: (_router: unknown, load: (kind: string) => Promise<unknown> | undefined) => waits.set('load', load),
}))

test('a stylesheet that was asked for ahead is waited for, and asked for once', async () => {
  document.head.innerHTML =
    '<meta name="shared-styles" content="/a.css /b.css /assets/packed/page-contact-1a.css"><meta name="kind-styles" content="-contact-1a -about-1a">'
  loadStylesWithPages({} as AnyRouter, createCache({ key: 'css' }))
  const load = waits.get('load')
  expect(load?.('/contact')).toBeUndefined()
  const settled = vi.fn()
  void load?.('/about')?.then(settled)
  void load?.('/about')?.then(settled)
  await Promise.resolve()
  const links = document.querySelectorAll('link')
  expect([...links].map((link) => link.getAttribute('href'))).toEqual(['/assets/packed/page-about-1a.css'])
  expect(settled).not.toHaveBeenCalled()
  links[0]?.dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(settled).toHaveBeenCalledTimes(2))
})
