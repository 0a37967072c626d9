import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/**
 * A balancer for connections, in turn to each port.
 * @param {readonly number[]} ports
 */
export async function startBalancer(ports) {
  let next = 0
  const server = createServer((client) => {
    const instance = connect(ports[next++ % ports.length] ?? 0, '127.0.0.1')
    for (const [from, to] of [
      [client, instance],
      [instance, client],
    ]) {
      from?.on('error', () => to?.destroy())
      if (to) from?.pipe(to)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    stop: () => server.close(),
  }
}
