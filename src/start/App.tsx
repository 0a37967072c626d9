import { ChakraProvider } from '@chakra-ui/react'
import { CacheProvider, type EmotionCache } from '@emotion/react'
import { RouterProvider } from '@tanstack/react-router'
import { system } from '#theme/system.ts'
import type { makeRouter } from './router.tsx'

/** The whole page, identical in browser and prerenderer, as hydration requires. */
export function App({ router, cache }: { router: ReturnType<typeof makeRouter>; cache: EmotionCache }) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <RouterProvider router={router} />
      </ChakraProvider>
    </CacheProvider>
  )
}
