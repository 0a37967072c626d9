import { withTimeout } from '#contract/withTimeout.ts'
import { storeMessage } from './storeMessage.ts'

/** Time limit for storing everything on a slow line, in milliseconds. */
const timeout = 120_000

/** Asks the worker to store every missing page. False if it could not, or did not answer. */
export function storeInWorker(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true)
    worker.postMessage({ type: storeMessage }, [port2])
  })
  return withTimeout(timeout, answer).catch(() => false)
}
