import { noteOfflineChange } from './changes.ts'
import { isOptedOut } from './offlineOptOut.ts'
import { dropOtherPictures, loadPictureList, mustAskFirst, savePictures } from './pictures.ts'
import { storeInWorker } from './storeInWorker.ts'
import { keepVisited } from './visited.ts'

/**
 * Runs when the page is idle: stores missing text (a version installed while the visitor had opted out holds none),
 * keeps opened articles, and fetches pictures unless the connection is metered or Save-Data is set (OF-19).
 */
export async function syncOffline(): Promise<void> {
  if (await isOptedOut()) return
  const worker = (await navigator.serviceWorker?.getRegistration())?.active
  if (worker) await storeInWorker(worker)
  await keepVisited()
  noteOfflineChange()
  if (mustAskFirst()) return
  const list = await loadPictureList()
  // A removal meanwhile deletes the cache, which what follows would make anew.
  if (list.length === 0 || (await isOptedOut())) return
  await dropOtherPictures(list)
  await savePictures(list, { isWanted: async () => !(await isOptedOut()) })
  noteOfflineChange()
}
