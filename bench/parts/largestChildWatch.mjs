import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'

let largest = 0
setInterval(() => {
  for (const child of children()) largest = Math.max(largest, peakOf(child))
}, 100)
parentPort?.once('message', () => parentPort?.postMessage(Math.round(largest / 1024)))

/** Process ids of the children of all threads. */
function children() {
  try {
    return readFileSync(`/proc/${workerData}/task/${workerData}/children`, 'utf8').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

/**
 * Its peak of resident memory in KB; 0 while it ends, when its status names none.
 * @param {string} pid
 */
function peakOf(pid) {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    // It has just ended.
    return 0
  }
}
