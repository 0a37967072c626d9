import { join } from 'node:path'
import { removeLeftovers } from '../store/leftovers.ts'
import { runCli } from './runCli.ts'
import { terminalOn } from './terminal.ts'

// A terminal that is closed must not end a command half-way either.
process.on('SIGHUP', () => undefined)

// A copy of the database that is not complete must not stay. The signal then ends the command, for a shell or systemd looks at
// by what it ended.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    removeLeftovers()
    process.kill(process.pid, signal)
  })

process.exitCode = await runCli(
  process.argv.slice(2),
  process.env,
  terminalOn(process.stdout, process.stderr),
  join(import.meta.dirname, '..', 'site'),
)
