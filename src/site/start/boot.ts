// The entry of the build and of the development server. Built pages have an inline script in its place (build/prerender/pageScripts.ts),
// so they do not ask for a file before those that it asks for.
import '#ui/theme/fonts.css'
import '#ui/theme/readingFace.css'
import '#ui/theme/print.css'
import { startApp } from './startApp.ts'

startApp(
  (href) => import(/* @vite-ignore */ href),
  () => import('./main.tsx'),
)
