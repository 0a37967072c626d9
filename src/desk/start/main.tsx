import { ChakraProvider } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { fontsMark } from '#content/pageMarks.ts'
import { watchLeaving } from '#ui/browser/leaving.ts'
import { emotionOptions } from '#ui/theme/emotionOptions.ts'
import { system } from '#ui/theme/system.ts'
import { deskWorker, hasWorker, onWorkerOpens } from '../data/deskWorker.ts'
import { startSession } from '../session/startSession.ts'
import { makeRouter } from './router.tsx'
import '#ui/theme/fonts.hi.css'
import './print.css'

const cache = createCache(emotionOptions)
cache.compat = true
const root = document.getElementById('root')
if (root) {
  watchLeaving()
  const router = makeRouter()
  // Each screen has its own.
  document.querySelector('head > title')?.remove()
  // They wait for it on the public site, whose scripts come first.
  document.documentElement.setAttribute(fontsMark, 'shown')
  void startSession()
  // Without it the workplace works as long as there is a connection.
  if (hasWorker()) void deskWorker().catch(() => undefined)
  onWorkerOpens((path) => router.history.push(path))
  createRoot(root).render(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <RouterProvider router={router} />
      </ChakraProvider>
    </CacheProvider>,
  )
}
