import { createMemoryHistory, createRootRoute, createRoute, createRouter, notFound } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { statusOf } from './statusOf.ts'

async function loaded(loader: () => unknown, path = '/page') {
  const root = createRootRoute()
  const page = createRoute({ getParentRoute: () => root, path: '/page', loader })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [path] }),
    isServer: true,
  })
  await router.load()
  return router
}

test('a page whose loader failed ends the build and names its address and cause', async () => {
  const failure = new Error('The article cannot be read.')
  const router = await loaded(() => {
    throw failure
  })
  expect(() => statusOf(router)).toThrow(
    expect.objectContaining({ message: expect.stringContaining('/page'), cause: failure }),
  )
})

test('a page is served with 200; one that names nothing, and an unknown address, with 404', async () => {
  expect(statusOf(await loaded(() => 'text'))).toBe(200)
  const nothing = () => {
    throw notFound()
  }
  expect(statusOf(await loaded(nothing))).toBe(404)
  expect(statusOf(await loaded(() => 'text', '/unknown'))).toBe(404)
})
