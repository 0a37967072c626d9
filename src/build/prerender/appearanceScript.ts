import { readingStyleKey, themeStorageKey } from '#content/storageKeys.ts'
import { themes } from '#content/themes.ts'

/**
 * Inline script that applies the saved theme and reading settings before the first paint, so that nothing flashes and no
 * line is set twice. It does so again when the page comes back from the bfcache and when another tab has changed them: a page
 * that still showed the old ones would store them again with its next choice. Other properties of the root element, such as
 * the height of the player, stay. The CSP allows it by hash, and allows declarations that a script sets.
 */
export const appearanceScript = `(function(){var d=document.documentElement,k=${JSON.stringify([themeStorageKey, readingStyleKey])};function a(again){try{var t=localStorage.getItem(k[0]),r=localStorage.getItem(k[1])||"";if(${JSON.stringify(themes)}.indexOf(t)>=0)d.dataset.theme=t;else delete d.dataset.theme;if(r||again)d.style.cssText=d.style.cssText.replace(/--reading-[^;]*;?/g,"")+r}catch(e){}}a();addEventListener("pageshow",function(e){if(e.persisted)a(true)});addEventListener("storage",function(e){if(e.key===null||k.indexOf(e.key)>=0)a(true)})})()`
