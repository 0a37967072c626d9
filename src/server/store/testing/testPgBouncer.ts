import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { installPackage, unprivileged } from './testPostgres.ts'

const usualPlaces = ['/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin']

/** A PgBouncer with its default settings in front of a test cluster. */
export interface TestPooler {
  /** The same database through the pooler. */
  through(url: string): string
  stop(): Promise<void>
}

/** Starts a PgBouncer in this mode. As root on Debian it installs a missing package; elsewhere rejects with instructions. */
export async function startPgBouncer(cluster: string, mode: 'session' | 'transaction'): Promise<TestPooler> {
  const program = find() ?? (await installed())
  const home = mkdtempSync(join(tmpdir(), 'desk-pgbouncer-'))
  chmodSync(home, 0o755)
  const owner = unprivileged()
  if (owner) chownSync(home, owner.uid, owner.gid)
  const { searchParams } = new URL(cluster)
  const settings = join(home, 'pgbouncer.ini')
  const lines = [
    '[databases]',
    `* = host=${searchParams.get('host')} user=${searchParams.get('user')}`,
    '[pgbouncer]',
    `pool_mode = ${mode}`,
    'auth_type = any',
    'listen_addr =',
    'listen_port = 6432',
    `unix_socket_dir = ${home}`,
  ]
  writeFileSync(settings, `${lines.join('\n')}\n`)
  const child = spawn(program, [settings], { ...owner, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] })
  await new Promise<void>((resolve, reject) => {
    let log = ''
    child.stderr.on('data', (chunk) => {
      log += String(chunk)
      if (log.includes('process up')) resolve()
    })
    child.on('error', reject)
    child.on('exit', () => reject(new Error(`PgBouncer did not start: ${log}`)))
  })
  return {
    through(url) {
      const pooled = new URL(url)
      pooled.searchParams.set('host', home)
      pooled.searchParams.set('port', '6432')
      return pooled.href
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(home, { recursive: true, force: true })
    },
  }
}

function find(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...usualPlaces]
  return folders.map((folder) => join(folder, 'pgbouncer')).find((file) => existsSync(file))
}

async function installed(): Promise<string> {
  await installPackage('pgbouncer')
  const found = find()
  if (found) return found
  throw new Error('PgBouncer is not installed. Install it (Debian: apt-get install pgbouncer).')
}
