import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#server/testing/freePort.ts'

const dist = process.env.DIST_DIR ?? 'dist'
/** Milliseconds until a server that does not start is given up. */
const startLimit = 60_000

/** The built product, running on this machine with a temporary database. */
export interface Product extends AsyncDisposable {
  url: string
  dataDir: string
  /** Ends the server, so that connections are refused. `SIGKILL` gives it no time to finish anything. */
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>
  /** Starts it again at the same address with the same data. */
  start: () => Promise<void>
  /** The output of the provider's command line for the arguments, as JSON. */
  cli: (...args: string[]) => Promise<unknown>
}

/** Starts the product and waits until it says that it is ready. */
export async function startProduct(env: NodeJS.ProcessEnv = {}): Promise<Product> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'pravasi-desk-data-'))
  const url = `http://localhost:${port}`
  const settings = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent', LIMITS: 'off', ...env }
  let child: ChildProcess | undefined
  const start = async () => {
    child = spawn(process.execPath, [join(dist, 'server/main.js')], {
      env: settings,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    await greeting(child)
  }
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  const cli = async (...args: string[]) => {
    const command = spawn(process.execPath, [join(dist, 'server/desk.js'), ...args, '--json'], { env: settings })
    let output = ''
    command.stdout.on('data', (chunk) => {
      output += chunk
    })
    await once(command, 'close')
    return JSON.parse(output)
  }
  await start()
  return {
    url,
    dataDir,
    stop,
    start,
    cli,
    [Symbol.asyncDispose]: async () => {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Waits for the line with which the server says that it is ready. */
function greeting(server: ChildProcess): Promise<void> {
  let output = ''
  let complaints = ''
  server.stderr?.on('data', (chunk) => {
    complaints += chunk
  })
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (chunk) => {
      output += chunk
      if (/ready: /.test(output)) resolve()
    })
    server.once('exit', () => reject(new Error(`The server ended: ${complaints}`)))
    setTimeout(() => reject(new Error(`The server did not start: ${output}${complaints}`)), startLimit).unref()
  })
}
