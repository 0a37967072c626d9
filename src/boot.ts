/// <reference types="vite/client" />
// Starts the application after the first paint, one library per task, so that no task is long; input starts it at once.
import { keepEarlyClick } from './earlyClick.ts'
import { reloadOnce } from './features/updates/reloadOnce.ts'
import { pause } from './pause.ts'
import './theme/fonts.css'
import './theme/print.css'

let started = false

async function start(): Promise<void> {
  if (started) return
  started = true
  try {
    await load()
  } catch (error) {
    void reloadOnce()
    throw error
  }
}

async function load(): Promise<void> {
  await import('react-dom/client')
  await pause()
  // Named, so that the build leaves out the rest of the libraries.
  const { RouterProvider: _router } = await import('@tanstack/react-router')
  await pause()
  const { CacheProvider: _cache } = await import('@emotion/react')
  await pause()
  await import('./theme/system.ts')
  await pause()
  await import('./main.tsx')
}

function afterPaint(): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => void start(), { timeout: 1500 })
      else void start()
    }, 0),
  )
}

keepEarlyClick()
if (document.readyState === 'complete') afterPaint()
else addEventListener('load', afterPaint, { once: true })
for (const type of ['pointerdown', 'keydown', 'touchstart', 'focusin']) {
  addEventListener(type, () => void start(), { once: true, passive: true, capture: true })
}
