import { ChakraProvider } from '@chakra-ui/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { domAnimation, LazyMotion } from 'framer-motion'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { followLinks } from '#ui/browser/followLinks.ts'
import { system } from '#ui/theme/system.ts'
import './waitTimeout.ts'

/** For component tests: renders a part of a page inside theme, motion and a router that shows it at every address. */
export async function renderInApp(node: ReactNode, path = '/') {
  const root = createRootRoute({ component: Outlet })
  const anywhere = createRoute({ getParentRoute: () => root, path: '$', component: () => node })
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => node })
  const router = createRouter({
    routeTree: root.addChildren([home, anywhere]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  onTestFinished(followLinks(router))
  const view = render(
    <ChakraProvider value={system}>
      <LazyMotion features={domAnimation} strict>
        <RouterProvider router={router} />
      </LazyMotion>
    </ChakraProvider>,
  )
  return { ...view, router }
}
