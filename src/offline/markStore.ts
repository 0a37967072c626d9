import { deviceStore } from '#outbox/db.ts'

/** Marks and notes, by the address of their page. Apart from what changes them, for every article asks whether it has any. */
export const markStore = deviceStore('marks')
