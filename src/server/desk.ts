import { join } from 'node:path'
import { runDesk } from './desk/runDesk.ts'

const terminal = {
  out: (text: string) => process.stdout.write(text),
  err: (text: string) => process.stderr.write(text),
}

process.exitCode = await runDesk(process.argv.slice(2), process.env, terminal, join(import.meta.dirname, '..', 'site'))
