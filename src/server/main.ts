import { join } from 'node:path'
import { type Config, readConfig } from './config.ts'
import { loggable } from './http/errors.ts'
import { newestBuild } from './site/builtPages.ts'
import { isSiteArticle } from './site/siteArticles.ts'
import { type Running, start } from './start.ts'
import { explainError } from './startupError.ts'
import { version } from './version.ts'

const shutdownTimeout = 15_000
const build = newestBuild(import.meta.dirname)

await main()

async function main(): Promise<void> {
  let config: Config | undefined
  try {
    config = readConfig(quietInTerminal(process.env), join(build, 'site'))
    const running = await start(config, isSiteArticle, { dir: join(build, 'desk'), version })
    process.stdout.write(running.greeting)
    stopOnSignal(running)
  } catch (error) {
    const explanation = explainError(error, config ?? { port: 8080, host: undefined })
    process.stderr.write(`${explanation ?? (error instanceof Error ? error.stack : String(error))}\n`)
    // Exit now: a pending database connection would keep a process alive that does not listen.
    process.exit(1)
  }
}

/** In a terminal, log warnings and errors only; under systemd, log every API request. */
function quietInTerminal(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return process.stdout.isTTY ? { LOG_LEVEL: 'warn', ...env } : env
}

/** The first signal lets accepted requests finish. A second signal, or the timeout, exits immediately. */
function stopOnSignal({ app, stop }: Running): void {
  let stopping = false
  const onSignal = () => {
    if (stopping) process.exit(1)
    stopping = true
    app.log.info('stopping after accepted requests have finished')
    setTimeout(() => process.exit(1), shutdownTimeout).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ problem: loggable(error) }, 'shutdown failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}
