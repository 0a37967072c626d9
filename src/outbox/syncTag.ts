/** Tag of the Background Sync registration; the worker answers it with `drainInWorker`. */
export const syncTag = 'outbox'
