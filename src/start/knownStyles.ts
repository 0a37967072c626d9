import type { EmotionCache } from '@emotion/react'
import type { AnyRouter } from '@tanstack/react-router'
import { beforeFirstView } from '#browser/tanstackInternals.ts'
import { kindSheetIn, kindStylesName, sharedStyles, sharedStylesName } from '#offline/pageStyles.ts'
import { precompiledNames } from '#theme/precompiled/precompiledStyles.ts'
import { appendStylesheet } from './appendStylesheet.ts'

/** Tells Emotion and the theme which styles the page brought along, so that they are neither generated nor inserted. */
export function notePageStyles(cache: EmotionCache): void {
  for (const sheet of document.styleSheets) if (isOurs(sheet)) note(sheet, cache)
}

/** Not a stylesheet of an extension: the rules of those cannot be read. */
const isOurs = ({ href }: CSSStyleSheet) => !href || new URL(href).origin === location.origin

/**
 * Loads the class rules that many kinds of page have, for the pages that are opened next; a stored page has them already.
 * A page that is opened before they are here makes its styles itself, which takes longer.
 */
export function loadSharedStyles(cache: EmotionCache): void {
  void load(sharedStyles(contentOf(sharedStylesName)).ofMany, cache)
}

/** Loads the other rules of a kind of page together with the first page of that kind. */
export function loadStylesWithPages(router: AnyRouter, cache: EmotionCache): void {
  const { ofKind } = sharedStyles(contentOf(sharedStylesName))
  beforeFirstView(router, (kind) => {
    const address = kindSheetIn(contentOf(kindStylesName), kind)
    return address === ofKind ? undefined : load(address, cache)
  })
}

const contentOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? ''

const loading = new Map<string, Promise<void>>()

/** Resolves when the rules are known, or the line dropped them or is too slow: then the page makes its styles itself. */
function load(address: string | undefined, cache: EmotionCache): Promise<void> | undefined {
  if (!address) return
  const known = loading.get(address) ?? loadOnce(address, cache)
  loading.set(address, known)
  return known
}

async function loadOnce(address: string, cache: EmotionCache): Promise<void> {
  // A stored page brought it along.
  if (document.querySelector(`link[href="${address}"]`)) return
  const sheet = await appendStylesheet(address)
  if (sheet) note(sheet, cache)
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
