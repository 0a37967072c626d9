import { ChakraProvider } from '@chakra-ui/react'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { system } from '#ui/theme/system.ts'

/**
 * The result of `look` the moment the element is in the document, as an observer or a fast key would meet it: effects of its
 * layout have run, passive ones have not.
 */
export function whenShown<T>(element: ReactElement, look: () => T): Promise<T> {
  // In `act` passive effects would have run as well.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
    vi.unstubAllGlobals()
  })
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      watch.disconnect()
      resolve(look())
    })
    watch.observe(document.body, { childList: true, subtree: true })
    root.render(<ChakraProvider value={system}>{element}</ChakraProvider>)
  })
}
