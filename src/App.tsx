import { ChakraProvider } from '@chakra-ui/react'
import { CacheProvider, type EmotionCache } from '@emotion/react'
import { RouterProvider } from '@tanstack/react-router'
import { LazyMotion } from 'framer-motion'
import type { makeRouter } from './router.tsx'
import { system } from './theme/system.ts'

const motionFeatures = () => import('./ui/motionFeatures.ts').then((module) => module.default)

/** The whole page, the same on both sides, so that hydration finds what was prerendered. */
export function App({ router, cache }: { router: ReturnType<typeof makeRouter>; cache: EmotionCache }) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <LazyMotion features={motionFeatures} strict>
          <RouterProvider router={router} />
        </LazyMotion>
      </ChakraProvider>
    </CacheProvider>
  )
}
