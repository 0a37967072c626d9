import { clear } from 'idb-keyval'
import { noteOfflineChange } from './changes.ts'
import { markStore } from './markStore.ts'

/** Deletes all marks and notes. */
export async function clearMarks(): Promise<void> {
  await clear(markStore)
  noteOfflineChange()
}
