import createCache from '@emotion/cache'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { makeRouter } from './router.tsx'
import { startServices } from './startServices.ts'

const cache = createCache({ key: 'css' })
cache.compat = true
// Styles of the shared stylesheet are known already; the prerenderer lists their ids on its link.
const known = document.querySelector<HTMLLinkElement>('link[data-emotion-ids]')?.dataset.emotionIds ?? ''
for (const id of known.split(' ')) cache.inserted[id] = true

const router = makeRouter()
// The prerendered tree has no Suspense around its matches; without this the browser's tree would have one.
router.ssr = { manifest: undefined }

const root = document.getElementById('root')
if (root) {
  await router.load()
  const app = <App router={router} cache={cache} />
  if (document.documentElement.dataset.page === '404') {
    // Served at any unknown address: what was prerendered belongs to none of them.
    const stale = 'head > title, head > meta[name=description], head > meta[property], head > link[rel=canonical]'
    for (const element of document.querySelectorAll(stale)) element.remove()
    root.textContent = ''
    createRoot(root).render(app)
  } else if (root.firstElementChild) {
    startTransition(() => {
      hydrateRoot(root, app)
    })
  } else createRoot(root).render(app)
  startServices(router)
}
