import { noteLibraryChange } from './changes.ts'
import { dropOtherPictures, loadPictureList, mustAskFirst, savePictures } from './pictures.ts'
import { isRemoved } from './removed.ts'
import { storedBy } from './storedBy.ts'
import { keepVisited } from './visited.ts'

/**
 * What is done for the library unasked, when the page is at rest: text that is missing is stored (a version that was
 * installed while the visitor wanted nothing stored holds none), the articles that were opened are kept, and pictures
 * follow unless data is to be saved or costs money (decisions, Offline).
 */
export async function tendLibrary(): Promise<void> {
  if (await isRemoved()) return
  const worker = (await navigator.serviceWorker?.getRegistration())?.active
  if (worker) await storedBy(worker)
  await keepVisited()
  noteLibraryChange()
  if (mustAskFirst()) return
  const list = await loadPictureList()
  if (list.length === 0) return
  await dropOtherPictures(list)
  await savePictures(list)
  noteLibraryChange()
}
