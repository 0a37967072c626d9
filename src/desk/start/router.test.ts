// @vitest-environment happy-dom
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { makeRouter } from './router.tsx'

test('an address of the workplace keeps its query as it was written', () => {
  const router = makeRouter(createMemoryHistory({ initialEntries: ['/desk/?from=662e41&to=true'] }))
  expect(router.latestLocation.searchStr).toBe('?from=662e41&to=true')
})
