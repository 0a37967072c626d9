import { join } from 'node:path'
import { runDesk } from './desk/runDesk.ts'

const terminal = {
  out: (text: string) => process.stdout.write(text),
  err: (text: string) => process.stderr.write(text),
}

// The reader of a pipe may have seen enough: `desk enquiries | head`.
process.stdout.on('error', () => process.exit(0))

process.exitCode = await runDesk(process.argv.slice(2), process.env, terminal, join(import.meta.dirname, '..', 'site'))
