import { join } from 'node:path'
import { articleCards } from '#content/articles.ts'
import { type Config, readConfig } from './config.ts'
import { loggable } from './http/errors.ts'
import { type Running, start } from './start.ts'
import { remedyFor } from './startFailure.ts'

const stopPatience = 15_000
const builtSite = join(import.meta.dirname, '..', 'site')

await main()

async function main(): Promise<void> {
  let config: Config | undefined
  try {
    config = readConfig(logQuietly(process.env), builtSite)
    const running = await start(config, new Set(articleCards.map((card) => card.id)))
    process.stdout.write(running.greeting)
    stopOnSignal(running)
  } catch (error) {
    const remedy = remedyFor(error, config ?? { port: 8080, host: undefined })
    process.stderr.write(`${remedy ?? (error instanceof Error ? error.stack : String(error))}\n`)
    // At once: a connection that is still being made would keep a program alive that does not listen.
    process.exit(1)
  }
}

/** A person who watches a terminal is told of trouble only; a service's journal has a line for each call. */
function logQuietly(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return process.stdout.isTTY ? { LOG_LEVEL: 'warn', ...env } : env
}

/** The first signal finishes what was accepted, a second one or too long a wait ends at once. */
function stopOnSignal({ app, stop }: Running): void {
  let stopping = false
  const onSignal = () => {
    if (stopping) process.exit(1)
    stopping = true
    app.log.info('stopping: accepted requests are finished first')
    setTimeout(() => process.exit(1), stopPatience).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ problem: loggable(error) }, 'stopping failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}
