import { runDesk } from './desk/runDesk.ts'

process.exitCode = await runDesk(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
})
