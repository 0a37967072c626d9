import { join } from 'node:path'
import { removeLeftovers } from '../store/leftovers.ts'
import { runCli } from './runCli.ts'
import { terminalOn } from './terminal.ts'

// A terminal that is closed must not end a command half-way either.
process.on('SIGHUP', () => undefined)

// Ctrl+C ends it at once, as a stopped unit does. A copy of the database that is not complete must not stay.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.on(signal, () => {
    removeLeftovers()
    process.exit(code)
  })

process.exitCode = await runCli(
  process.argv.slice(2),
  process.env,
  terminalOn(process.stdout, process.stderr),
  join(import.meta.dirname, '..', 'site'),
)
