// @vitest-environment happy-dom
import createCache from '@emotion/cache'
import { expect, onTestFinished, test } from 'vitest'
import { precompiledNames } from '#ui/theme/precompiled/precompiledStyles.ts'
import { loadSharedStyles } from './knownStyles.ts'

const links = () => [...document.querySelectorAll('link')]

test('the rules of all pages are asked for once, and known also where a copy takes the place of a link that was lost', () => {
  // The test says when it is here: the document's own attempt to load it fails sooner or later.
  const ended = new AbortController()
  onTestFinished(() => ended.abort())
  addEventListener('error', (event) => event.stopImmediatePropagation(), { capture: true, signal: ended.signal })
  document.head.innerHTML = '<meta name="stylesheets" content="/base.css /assets/packed/site-1a.css">'
  const cache = createCache({ key: 'css' })
  loadSharedStyles(cache)
  loadSharedStyles(cache)
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/assets/packed/site-1a.css'])
  links()[0]?.replaceWith(links()[0]?.cloneNode() ?? '')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('.css-abc1 { color: red } @media print { .css-def2 { color: black } }')
  Object.defineProperty(links()[0], 'sheet', { value: sheet })
  links()[0]?.dispatchEvent(new Event('load'))
  expect(cache.inserted).toEqual({ abc1: true, def2: true })
  expect([...precompiledNames]).toEqual(['abc1', 'def2'])
})
