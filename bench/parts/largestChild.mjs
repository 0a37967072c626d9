import { Worker } from 'node:worker_threads'

/**
 * Watches how much memory the largest child process takes, from a thread, because the caller waits for its children
 * without a pause. Linux only: elsewhere the answer is 0.
 */
export function largestChild() {
  const worker = new Worker(new URL('./largestChildWatch.mjs', import.meta.url), { workerData: process.pid })
  return {
    /** Megabytes of the largest child so far; ends the watching. */
    end: () =>
      new Promise((/** @type {(megabytes: number) => void} */ resolve) => {
        worker.once('message', resolve)
        worker.postMessage('end')
      }).finally(() => worker.terminate()),
  }
}
