import createCache from '@emotion/cache'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { drawnAnewMark } from '#content/pageMarks.ts'
import { keepPrompt } from '#site/features/install/keptPrompt.ts'
import { noteFirstController } from '#site/features/updates/firstController.ts'
import { loadFirstPage } from '#site/features/updates/loadFirstPage.ts'
import { watchMissingChunks } from '#site/features/updates/missingChunks.ts'
import { Footer } from '#site/routes/-belowFold.tsx'
import { followLinks } from '#ui/browser/followLinks.ts'
import { onceHydrated } from '#ui/browser/hydrated.ts'
import { showFonts } from '#ui/browser/showFonts.ts'
import { hydratePrerendered } from '#ui/browser/tanstackInternals.ts'
import { whenIdle, yieldToMain } from '#ui/browser/whenIdle.ts'
import { emotionOptions } from '#ui/theme/emotionOptions.ts'
import { App, makeRouter } from './App.tsx'
import { prepareRepair } from './afterRepair.ts'
import { dropPageFile } from './dropPageFile.ts'
import { loadSharedStyles, notePageStyles } from './knownStyles.ts'
import { loadLatePart } from './loadLatePart.ts'

/** Milliseconds after which the page for unknown addresses is drawn without its footer. */
const longestWait = 2000

void start()

/** Not awaited at the top of the module: the page's own chunk imports this one, and each would wait for the other. */
async function start(): Promise<void> {
  keepPrompt()
  noteFirstController()
  dropPageFile()
  const cache = createCache(emotionOptions)
  cache.compat = true
  notePageStyles(cache)

  await yieldToMain()
  const router = makeRouter()
  hydratePrerendered(router)

  const root = document.getElementById('root')
  if (root) {
    await yieldToMain()
    // Before the first load: without this watch the router reloads the page when one of its chunks is missing.
    watchMissingChunks(() => router.state.location.pathname !== router.state.resolvedLocation?.pathname)
    // The 404 page is served for addresses that are not stored, and the list's first page for its later ones: they are not
    // what the address asks for, so a load that fails again shows as an error. The development server sends an empty page.
    const isDrawnAnew = document.documentElement.hasAttribute(drawnAnewMark)
    const isAnother = isDrawnAnew || new URLSearchParams(location.search).has('page')
    await (root.firstElementChild ? loadFirstPage(router, isAnother ? 2 : undefined) : router.load())
    const app = <App router={router} cache={cache} />
    const handOver = prepareRepair(root, window.earlyInput)
    if (isDrawnAnew) {
      // It is drawn anew, so its footer must not come behind what a page needs to answer (CLS).
      await Promise.race([Footer.loaded(), new Promise((resolve) => setTimeout(resolve, longestWait))])
      // Served at every unknown address, so its prerendered metadata applies to none.
      const stale = 'head > title, head > meta[name=description], head > meta[property], head > link[rel=canonical]'
      for (const element of document.querySelectorAll(stale)) element.remove()
      root.textContent = ''
      createRoot(root).render(app)
      handOver()
    } else if (root.firstElementChild) {
      startTransition(() => {
        // Changes by extensions or proxies are no errors of ours, and not reported.
        hydrateRoot(root, app, { onRecoverableError: import.meta.env.PROD ? handOver : reportError })
      })
    } else createRoot(root).render(app)
    if (window.earlyInput) window.earlyInput.isHeard = true
    onceHydrated(() => {
      window.earlyInput?.repeat()
      followLinks(router)
      void loadLatePart(router)
        // Browsers compute every style anew for them: not before what is seen, nor before offline storage begins.
        .then(() => whenIdle(1000))
        .then(() => loadSharedStyles(cache))
      void showFonts((show) => router.subscribe('onBeforeRouteMount', show))
    })
    void whenIdle(1000).then(() => {
      document.documentElement.dataset.rested = ''
    })
  }
}
