import { join } from 'node:path'
import { removeLeftovers } from '../store/leftovers.ts'
import { runCli } from './runCli.ts'
import { terminalOn, wholeOutput } from './terminal.ts'

// A terminal that is closed must not end a command half-way either.
process.on('SIGHUP', () => undefined)

// A copy of the database that is not complete must not stay. The signal then ends the command, for a shell or systemd looks at
// by what it ended.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    removeLeftovers()
    process.kill(process.pid, signal)
  })

const terminal = terminalOn(wholeOutput(process.stdout), process.stderr)
process.exitCode = await terminal.ended(
  await runCli(process.argv.slice(2), process.env, terminal, join(import.meta.dirname, '..', 'site')),
)
