import { noteLibraryChange } from './changes.ts'
import { dropOtherPictures, loadPictureList, mustAskFirst, savePictures } from './pictures.ts'
import { isRemoved } from './removed.ts'
import { keepVisited } from './visited.ts'

/**
 * What is done for the library unasked, when the text is stored and the page at rest: the articles that were opened are
 * kept, and pictures follow unless data is to be saved or costs money (decisions, Offline).
 */
export async function tendLibrary(): Promise<void> {
  if (await isRemoved()) return
  await keepVisited()
  noteLibraryChange()
  if (mustAskFirst()) return
  const list = await loadPictureList()
  if (list.length === 0) return
  await dropOtherPictures(list)
  await savePictures(list)
  noteLibraryChange()
}
