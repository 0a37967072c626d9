import { clear } from 'idb-keyval'
import { noteOfflineChange } from './changes.ts'
import { markStore } from './markStore.ts'
import { clearMirrors } from './unsavedMarks.ts'

/** Deletes all marks and notes, also those that this tab has not written yet. */
export async function clearMarks(): Promise<void> {
  clearMirrors()
  await clear(markStore)
  noteOfflineChange()
}
