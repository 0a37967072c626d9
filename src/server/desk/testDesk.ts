import { runDesk } from './runDesk.ts'

/** What a command printed, and its exit code. */
export interface Ran {
  code: number
  out: string
  err: string
}

/** Runs commands of the desk with this environment. */
export function deskIn(env: Readonly<Record<string, string>>): (...argv: string[]) => Promise<Ran> {
  return async (...argv) => {
    const out: string[] = []
    const err: string[] = []
    const terminal = { out: (text: string) => void out.push(text), err: (text: string) => void err.push(text) }
    const code = await runDesk(argv, env, terminal)
    return { code, out: out.join(''), err: err.join('') }
  }
}
