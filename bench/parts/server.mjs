import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Starts the built product with a temporary data folder and no rate limits, on the loopback address only.
 * @param {NodeJS.ProcessEnv} env @param {string} [dist] the folder of the build
 */
export async function startServer(env, dist = process.env.DIST_DIR ?? 'dist') {
  const data = mkdtempSync(join(tmpdir(), 'desk-bench-'))
  // Without LIMITS_READS of its own, or the shell's would count the reader of a benchmark as one network.
  const settings = {
    LIMITS: 'off',
    LIMITS_READS: 'off',
    LOG_LEVEL: 'silent',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: data,
  }
  const child = spawn(process.execPath, [join(dist, 'server/main.js')], {
    env: { ...process.env, ...settings, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = () => child.kill('SIGKILL')
  process.on('exit', end)
  const [greeting] = await once(child.stdout, 'data')
  const port = Number(/localhost:(\d+)/.exec(String(greeting))?.[1])
  return {
    port,
    /** The folder of its data. */
    data,
    /** Resident memory in MB. */
    memory: () => {
      const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })
      return Math.round(Number(stdout) / 1024)
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill()
      await ended
      process.off('exit', end)
      rmSync(data, { recursive: true, force: true })
    },
  }
}
