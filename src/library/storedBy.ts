import { storeMessage } from './storeMessage.ts'

/** Milliseconds that storing everything may take on a slow line. */
const patience = 120_000

/** Asks the worker to store every page that it does not hold. False when it could not, or did not answer. */
export function storedBy(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true)
    setTimeout(() => resolve(false), patience)
    worker.postMessage({ type: storeMessage }, [port2])
  })
}
