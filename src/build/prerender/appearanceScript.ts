import { readingStyleKey, themeStorageKey } from '#content/storageKeys.ts'
import { themes } from '#content/themes.ts'

/**
 * Inline script that applies the saved theme and reading settings before the first paint, so that nothing flashes and no
 * line is set twice, and again when the page comes back from the bfcache: they may have been chosen on another one
 * meanwhile. The CSP allows it by hash, and allows declarations that a script sets.
 */
export const appearanceScript = `(function(){var d=document.documentElement;function a(back){try{var t=localStorage.getItem(${JSON.stringify(themeStorageKey)}),r=localStorage.getItem(${JSON.stringify(readingStyleKey)})||"";if(${JSON.stringify(themes)}.indexOf(t)>=0)d.dataset.theme=t;else delete d.dataset.theme;if(r||back)d.style.cssText=r}catch(e){}}a();addEventListener("pageshow",function(e){if(e.persisted)a(true)})})()`
