import { runCli } from '../runCli.ts'

/** A command's output and exit code. */
export interface CliResult {
  code: number
  out: string
  err: string
}

/** Returns a function that runs `desk` commands with this environment. */
export function cliIn(env: Readonly<Record<string, string>>): (...argv: string[]) => Promise<CliResult> {
  return async (...argv) => {
    const out: string[] = []
    const err: string[] = []
    const terminal = {
      out: (text: string) => void out.push(text),
      err: (text: string) => void err.push(text),
      drained: async () => undefined,
    }
    const code = await runCli(argv, env, terminal)
    return { code, out: out.join(''), err: err.join('') }
  }
}
