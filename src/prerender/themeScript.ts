import { themeStorageKey } from '#content/storageKeys.ts'

/** Runs before the first paint, so that a remembered theme never flashes the other one. Allowed by its hash. */
export const themeScript = `try{var t=localStorage.getItem(${JSON.stringify(themeStorageKey)});if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch(e){}`
