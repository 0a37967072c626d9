import createCache from '@emotion/cache'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { repeatEarlyClick } from './earlyClick.ts'
import { pause } from './pause.ts'
import { makeRouter } from './router.tsx'
import { startServices } from './startServices.ts'
import { emotionOptions } from './theme/emotionOptions.ts'
import { present } from './theme/namedStyles.ts'

const cache = createCache(emotionOptions)
cache.compat = true
for (const name of sharedStyleNames()) {
  cache.inserted[name] = true
  present.add(name)
}

await pause()
const router = makeRouter()
// The prerendered tree has no Suspense around its matches; without this the browser's tree would have one.
router.ssr = { manifest: undefined }

const root = document.getElementById('root')
if (root) {
  await pause()
  await router.load()
  const app = <App router={router} cache={cache} />
  if (document.documentElement.dataset.page === '404') {
    // Served at any unknown address: what was prerendered belongs to none of them.
    const stale = 'head > title, head > meta[name=description], head > meta[property], head > link[rel=canonical]'
    for (const element of document.querySelectorAll(stale)) element.remove()
    root.textContent = ''
    createRoot(root).render(app)
  } else if (root.firstElementChild) {
    repeatEarlyClick(document.documentElement)
    startTransition(() => {
      hydrateRoot(root, app)
    })
  } else createRoot(root).render(app)
  startServices(router)
}

/** Names of the styles that the shared stylesheet holds; they are neither made nor inserted again. */
function sharedStyleNames(): Set<string> {
  const names = new Set<string>()
  const sheet = document.querySelector<HTMLLinkElement>('link[data-emotion]')?.sheet
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        const name = /^\.css-([a-z0-9]+)/.exec(rule.selectorText)?.[1]
        if (name) names.add(name)
      } else if (rule instanceof CSSGroupingRule) visit(rule.cssRules)
    }
  }
  if (sheet) visit(sheet.cssRules)
  return names
}
