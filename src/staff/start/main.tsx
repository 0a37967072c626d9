import { ChakraProvider } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { emotionOptions } from '#theme/emotionOptions.ts'
import { system } from '#theme/system.ts'
import { startSession } from '../session/startSession.ts'
import { makeRouter } from './router.tsx'
import '#theme/fonts.css'
import './print.css'

const cache = createCache(emotionOptions)
cache.compat = true
const root = document.getElementById('root')
if (root) {
  void startSession()
  createRoot(root).render(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <RouterProvider router={makeRouter()} />
      </ChakraProvider>
    </CacheProvider>,
  )
}
