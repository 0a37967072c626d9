import { get, set } from 'idb-keyval'
import { deviceStore } from '#outbox/deviceStore.ts'

const store = deviceStore('library')
const record = 'removed'

/** Whether the visitor had the stored pages removed; then nothing is stored unasked, by page or worker. */
export async function isRemoved(): Promise<boolean> {
  return (await get<boolean>(record, store).catch(() => false)) === true
}

/** Remembers that the visitor wants nothing stored for reading, or wants it again. */
export async function setRemoved(removed: boolean): Promise<void> {
  await set(record, removed, store).catch(() => {})
}
