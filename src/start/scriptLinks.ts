import { pageFontsMark } from '#offline/pageFontsMark.ts'
import { askedMark } from '#theme/askedMark.ts'
import { stepMark } from './stepMark.ts'

/** The id of the `<template>` that keeps the links from browsers that run no scripts of ours. */
export const scriptLinksId = 'scripts'

/**
 * On a first visit the scripts wait for this share of the time that the page took to come: meanwhile the hero has the line
 * for itself. Six requests at once would share it equally and the hero, asked for first, be the last but two to arrive.
 */
const headStart = 1 / 8
/** So far below the viewport, in CSS pixels, browsers ask for lazy pictures on a slow line. */
const lazyDistance = 2500

declare global {
  interface Window {
    /** Of a prerendered page in a browser that is not too old; called in its head. */
    prepareScripts?: typeof prepareScripts
  }
}

let settle: (links: HTMLLinkElement[]) => void = () => {}
let asked: Promise<HTMLLinkElement[]> | undefined

/**
 * Sees to it that the page asks soon for all scripts that it needs to answer. Where a worker controls the page they are on
 * the device and wait for the first paint; so are fonts (start/pageFonts.ts) and ornaments, which show at once.
 */
export function prepareScripts(): void {
  asked = new Promise((resolve) => {
    settle = resolve
  })
  const isControlled = Boolean(navigator.serviceWorker?.controller)
  if (isControlled) {
    document.querySelector(`style[${pageFontsMark}]`)?.removeAttribute('media')
    document.documentElement.setAttribute(askedMark, '')
  }
  // A page in a background tab paints nothing.
  if (document.visibilityState === 'hidden') askForScripts()
  else if (isControlled) requestAnimationFrame(() => setTimeout(askForScripts))
  else {
    setTimeout(askForScripts, performance.now() * headStart)
    // Lazy pictures are asked for after a layout, and would take the connections that HTTP/1.1 has from the scripts. It is
    // told of layouts before them.
    const layouts = new ResizeObserver(() => {
      const isAsked = document.documentElement.hasAttribute(askedMark)
      if (!isAsked && !hasLazyPictures()) return
      layouts.disconnect()
      askForScripts()
    })
    layouts.observe(document.documentElement)
  }
}

/** Whether the browser is about to ask for lazy pictures. */
function hasLazyPictures(): boolean {
  return [...document.querySelectorAll('img[loading=lazy]')].some(
    (picture) =>
      picture.checkVisibility?.({ contentVisibilityAuto: true }) !== false &&
      picture.getBoundingClientRect().top < innerHeight + lazyDistance,
  )
}

/**
 * Asks for the scripts now, by putting their links in place. In Chromium, known by `userAgentData`, these are
 * `modulepreload`, which compiles a module as it comes and not in one task afterwards. Elsewhere `preload`: Firefox never
 * asks again for a module whose preload was lost.
 */
export function askForScripts(): void {
  document.documentElement.setAttribute(askedMark, '')
  const template = document.getElementById(scriptLinksId)
  if (!(template instanceof HTMLTemplateElement)) return
  if ('userAgentData' in navigator)
    for (const link of template.content.querySelectorAll('link')) link.rel = 'modulepreload'
  document.head.append(template.content)
  template.remove()
  settle([...document.querySelectorAll<HTMLLinkElement>(`link[${stepMark}]`)])
}

/** The links of the scripts that start the page, in the order of their evaluation, once the page has asked for them. */
export const scriptLinks = (): Promise<readonly HTMLLinkElement[]> => asked ?? Promise.resolve([])
