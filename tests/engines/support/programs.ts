import { type ChildProcess, spawn } from 'node:child_process'

/** How long a program may take to end before it is killed, in milliseconds. */
const patience = 10_000

/** Programs that end with the test, also when the test run itself is ended. */
export class Programs implements AsyncDisposable {
  #running: ChildProcess[] = []
  #closed: Promise<unknown>[] = []
  #end = () => this.#signal('SIGTERM')

  constructor() {
    process.on('exit', this.#end)
  }

  /** Starts a program as leader of a process group, so that what it starts ends with it. */
  start(command: string, args: string[], env: NodeJS.ProcessEnv, stdio: ('ignore' | 'pipe')[]): ChildProcess {
    const child = spawn(command, args, { env, stdio, detached: true })
    this.#running.push(child)
    this.#closed.push(new Promise((resolve) => child.once('close', resolve)))
    return child
  }

  /**
   * Ends all of them and waits until they have, with what they started: a child counts as closed when nobody holds its
   * output any more. A network process that is still storing would put files into a folder that is being removed.
   */
  async [Symbol.asyncDispose](): Promise<void> {
    process.off('exit', this.#end)
    this.#signal('SIGTERM')
    const kill = setTimeout(() => this.#signal('SIGKILL'), patience)
    await Promise.all(this.#closed)
    clearTimeout(kill)
  }

  #signal(signal: NodeJS.Signals): void {
    for (const { pid, exitCode, signalCode } of this.#running.toReversed()) {
      if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, signal)
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
