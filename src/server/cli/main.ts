import { once } from 'node:events'
import { join } from 'node:path'
import { newestBuild } from '../site/builtPages.ts'
import { runCli } from './runCli.ts'

const terminal = {
  out: (text: string) => void process.stdout.write(text),
  err: (text: string) => void process.stderr.write(text),
  async drained() {
    if (process.stdout.writableNeedDrain) await once(process.stdout, 'drain')
  },
}

// EPIPE: the other end of a pipe has closed, as in `desk enquiries | head`.
process.stdout.on('error', () => process.exit(0))

process.exitCode = await runCli(
  process.argv.slice(2),
  process.env,
  terminal,
  join(newestBuild(import.meta.dirname), 'site'),
)
