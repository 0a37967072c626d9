import type { EmotionCache } from '@emotion/react'
import { sharedStylesName } from '#offline/pageStyles.ts'
import { precompiledNames } from '#theme/precompiled/precompiledStyles.ts'

/** Tells Emotion and the theme which styles the page brought along, so that they are neither generated nor inserted. */
export function notePageStyles(cache: EmotionCache): void {
  for (const sheet of document.styleSheets) note(sheet, cache)
}

/**
 * Loads the class rules of all pages for the ones that are opened next; a stored page has them already. A page that is
 * opened before they are here makes its styles itself, which takes longer.
 */
export function loadSharedStyles(cache: EmotionCache): void {
  const named = document.querySelector<HTMLMetaElement>(`meta[name=${sharedStylesName}]`)?.content
  const address = named?.split(' ').at(-1)
  if (!address || document.querySelector(`link[href="${address}"]`)) return
  // On the document: where the line drops the link, a copy takes its place (start/earlyRecovery.ts).
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.getAttribute('href') === address && target.sheet) {
        note(target.sheet, cache)
      }
    },
    { capture: true },
  )
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  link.fetchPriority = 'low'
  document.head.append(link)
}

function note(sheet: CSSStyleSheet, cache: EmotionCache): void {
  for (const name of namesIn(sheet.cssRules)) {
    cache.inserted[name] = true
    precompiledNames.add(name)
  }
}

function* namesIn(rules: CSSRuleList): Generator<string> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const name = /^\.css-([a-z0-9]+)/.exec(rule.selectorText)?.[1]
      if (name) yield name
    } else if (rule instanceof CSSGroupingRule) yield* namesIn(rule.cssRules)
  }
}
