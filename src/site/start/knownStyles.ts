import type { EmotionCache } from '@emotion/react'
import { stylesheetsName } from '#content/pageMarks.ts'
import { precompiledNames } from '#ui/theme/precompiled/precompiledStyles.ts'

/** Tells Emotion and the theme which styles the page brought along, so that they are neither generated nor inserted. */
export function notePageStyles(cache: EmotionCache): void {
  for (const sheet of document.styleSheets) if (isOurs(sheet)) note(sheet, cache)
}

/** Not a stylesheet of an extension: the rules of those cannot be read. */
const isOurs = ({ href }: CSSStyleSheet) => !href || new URL(href).origin === location.origin

/**
 * Loads the rules of all pages at low priority, for those that are opened next. A page that is opened before they are here makes its
 * styles itself, which takes longer.
 */
export function loadSharedStyles(cache: EmotionCache): void {
  const names = document.querySelector<HTMLMetaElement>(`meta[name=${stylesheetsName}]`)?.content
  const address = names?.split(' ').at(-1)
  if (!address || document.querySelector(`link[href="${address}"]`)) return
  const loaded = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.getAttribute('href') !== address) return
    document.removeEventListener('load', loaded, true)
    if (target.sheet) note(target.sheet, cache)
  }
  // On the document: where the line drops the link, a copy takes its place (startApp.ts).
  document.addEventListener('load', loaded, true)
  // Behind all others: before one that has faces of fonts, layers make Chromium load these anew, and text is in the fallback.
  document.body.append(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address, fetchPriority: 'low' }),
  )
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
