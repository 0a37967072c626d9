import { createStore } from '@tanstack/store'

/** Whether the list of keys is open. */
export const helpIsOpen = createStore(false)
