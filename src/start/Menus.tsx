import { ChakraProvider } from '@chakra-ui/react'
import { CacheProvider, type EmotionCache } from '@emotion/react'
import { RouterContextProvider } from '@tanstack/react-router'
import { OpenMenus } from '#features/frame/OpenMenus.tsx'
import { system } from '#theme/system.ts'
import type { makeRouter } from './router.tsx'

/** The menus of the top bar without a page around them, for the rules that they need. Prerenderer only. */
export function Menus({ router, cache }: { router: ReturnType<typeof makeRouter>; cache: EmotionCache }) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <RouterContextProvider router={router}>
          <OpenMenus />
        </RouterContextProvider>
      </ChakraProvider>
    </CacheProvider>
  )
}
