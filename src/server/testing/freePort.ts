import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

const lowest = 20_000
/** Ports for each worker of Vitest, and how many workers have a range of their own. */
const [portsEach, workers] = [400, 30]
const first = lowest + (Number(process.env.VITEST_POOL_ID ?? 0) % workers) * portsEach
// Other test runs may go on at the same time on this machine.
let given = randomInt(portsEach)

/**
 * A port on which nothing listens, and which no other test was given: its server may be stopped just now, to be started
 * there again. Below 32768, where systems begin to take the ports of outgoing connections, which could hold it, too.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    given += 1
    const port = first + (given % portsEach)
    const server = createServer()
    try {
      await once(server.listen(port), 'listening')
    } catch {
      continue
    }
    server.close()
    await once(server, 'close')
    return port
  }
}
