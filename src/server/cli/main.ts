import { join } from 'node:path'
import { runCli } from './runCli.ts'
import { terminalOn } from './terminal.ts'

// A terminal that is closed must not end a command half-way either.
process.on('SIGHUP', () => undefined)

process.exitCode = await runCli(
  process.argv.slice(2),
  process.env,
  terminalOn(process.stdout, process.stderr),
  join(import.meta.dirname, '..', 'site'),
)
