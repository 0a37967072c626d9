import { themeStorageKey } from '#content/storageKeys.ts'

/**
 * Inline script that applies the saved theme before the first paint, so the other theme never flashes. The CSP allows
 * it by hash.
 */
export const themeScript = `try{var t=localStorage.getItem(${JSON.stringify(themeStorageKey)});if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch(e){}`
