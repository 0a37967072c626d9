import { type ChildProcess, spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'

/** Bytes that are kept of what a program writes. */
const mostOutput = 4_000_000

/** A program's end: its exit code, and what it wrote. `ended` says whether it was stopped, and by which limit. */
export interface ChildEnd {
  code: number | null
  output: string
  complaints: string
  ended: 'itself' | 'timeout' | 'aborted'
}

export interface ChildOptions {
  cwd: string
  /** Milliseconds after which it is killed, with all that it has started. */
  limit: number
  input?: string
  signal?: AbortSignal
  env?: Readonly<Record<string, string>>
}

/** All that a program of the sources may know of our environment: no password and no key is in it. */
const passedOn = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'TZ', 'VITE_BACKEND_URL', 'VITE_BUILD_YEAR', 'SITE_COMPRESSION']

/**
 * Runs a program without a shell, below the priority of the server, whose visitors come first; not at the lowest, at which a
 * busy machine would hardly run it. Never rejects: a program that cannot be started has ended with that complaint.
 */
export function runChild(file: string, args: readonly string[], options: ChildOptions): Promise<ChildEnd> {
  const { cwd, limit, input = '', signal } = options
  const own = Object.fromEntries(passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
  return new Promise((done) => {
    const output: Buffer[] = []
    const complaints: Buffer[] = []
    const keep = (kept: Buffer[]) => (chunk: Buffer) => {
      if (kept.reduce((sum, { length }) => sum + length, 0) < mostOutput) kept.push(chunk)
    }
    let ended: ChildEnd['ended'] = 'itself'
    let child: ChildProcess
    try {
      // A process group of its own, so that all that it starts can be ended with it.
      child = spawn(file, args, { cwd, env: { ...own, ...options.env }, detached: true, shell: false })
    } catch (error) {
      // Without memory for it, Node throws instead of telling it by the event.
      return done({ code: null, output: '', complaints: String(error), ended: 'itself' })
    }
    const kill = (reason: ChildEnd['ended']) => () => {
      ended = reason
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // It has just ended.
      }
    }
    const onAbort = kill('aborted')
    const timer = setTimeout(kill('timeout'), limit)
    signal?.addEventListener('abort', onAbort)
    if (signal?.aborted) onAbort()
    const finish = (code: number | null) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
      const text = (kept: Buffer[]) => Buffer.concat(kept).toString('utf8')
      done({ code, output: text(output), complaints: text(complaints), ended })
    }
    child.once('error', (error) => {
      complaints.push(Buffer.from(error.message))
      finish(null)
    })
    child.once('close', (code) => finish(code))
    // While the server has too many files open, there are no pipes, and the event for that error comes later.
    child.stdout?.on('data', keep(output))
    child.stderr?.on('data', keep(complaints))
    // It may end before it has read everything.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(input)
    try {
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    } catch {
      // It has ended already.
    }
  })
}
