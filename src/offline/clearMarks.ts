import { clear } from 'idb-keyval'
import { noteOfflineChange } from './changes.ts'
import { noteAllDeleted } from './deletedMarks.ts'
import { markStore } from './markStore.ts'
import { clearMirrors } from './unsavedMarks.ts'

/** Deletes all marks and notes, also those that a tab has not written yet. */
export async function clearMarks(): Promise<void> {
  noteAllDeleted()
  clearMirrors()
  await clear(markStore)
  noteOfflineChange()
}
