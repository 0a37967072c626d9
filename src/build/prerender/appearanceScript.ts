import { readingStyleKey, themeStorageKey } from '#content/storageKeys.ts'
import { themes } from '#content/themes.ts'

/**
 * Inline script that applies the saved theme and reading settings before the first paint, so that nothing flashes and no
 * line is set twice. The CSP allows it by hash, and allows declarations that a script sets.
 */
export const appearanceScript = `try{var d=document.documentElement,t=localStorage.getItem(${JSON.stringify(themeStorageKey)}),r=localStorage.getItem(${JSON.stringify(readingStyleKey)});if(${JSON.stringify(themes)}.indexOf(t)>=0)d.dataset.theme=t;if(r)d.style.cssText=r}catch(e){}`
