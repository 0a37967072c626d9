import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { errorCode, StartupError } from '../startupError.ts'

/** Serves `/metrics` on an address that visitors cannot reach. */
export async function startMetricsServer(
  { port, host }: { port: number; host: string },
  text: () => Promise<string>,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    text().then(
      (body) => response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(body),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new StartupError(`METRICS_PORT=${port} cannot be used on ${host} (${errorCode(error)}). Choose another port.`)
  }
  return server
}
