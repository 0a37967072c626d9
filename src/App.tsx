import { ChakraProvider } from '@chakra-ui/react'
import { CacheProvider, type EmotionCache } from '@emotion/react'
import { RouterProvider } from '@tanstack/react-router'
import type { makeRouter } from './router.tsx'
import { system } from './theme/system.ts'

/** The whole page, the same on both sides, so that hydration finds what was prerendered. */
export function App({ router, cache }: { router: ReturnType<typeof makeRouter>; cache: EmotionCache }) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <RouterProvider router={router} />
      </ChakraProvider>
    </CacheProvider>
  )
}
