import { type ChildProcess, spawn } from 'node:child_process'

/** Programs that end with the test, also when the test run itself is ended. */
export class Programs implements Disposable {
  #running: ChildProcess[] = []
  #end = () => this[Symbol.dispose]()

  constructor() {
    process.on('exit', this.#end)
  }

  /** Starts a program as leader of a process group, so that what it starts ends with it. */
  start(command: string, args: string[], env: NodeJS.ProcessEnv, stdio: ('ignore' | 'pipe')[]): ChildProcess {
    const child = spawn(command, args, { env, stdio, detached: true })
    this.#running.push(child)
    return child
  }

  [Symbol.dispose](): void {
    process.off('exit', this.#end)
    for (const { pid, exitCode, signalCode } of this.#running.splice(0).reverse()) {
      if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGTERM')
    }
  }
}

/** Starts an X server without a screen and answers its display, such as ':7'. */
export async function startDisplay(programs: Programs): Promise<string> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1300x24', '-nolisten', 'tcp']
  const { stdio } = programs.start('Xvfb', args, process.env, ['ignore', 'ignore', 'ignore', 'pipe'])
  const display = stdio[3] as NodeJS.ReadableStream | null | undefined
  let text = ''
  for await (const chunk of display ?? []) {
    text += chunk
    if (text.endsWith('\n')) return `:${text.trim()}`
  }
  throw new Error('Xvfb ended before it named its display')
}
