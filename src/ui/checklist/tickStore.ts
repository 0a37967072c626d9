import { deviceStore } from '#outbox/db.ts'

/** The ids of ticked items, by the address of their page. Apart from what changes them, for every list asks for its own. */
export const tickStore = deviceStore('ticks')
