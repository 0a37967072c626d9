import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

const debian = '/usr/lib/postgresql'

/** A PostgreSQL cluster in a temporary folder. */
export interface TestCluster {
  /** Uses a unix socket; the server does not listen on the network. */
  url: string
  /** The folder with the binaries. */
  binaries: string
  /** Creates a database and returns its URL. */
  database(name: string): Promise<string>
  /** Stops the server as a power cut would; `powerOn` starts it again with the same data. */
  powerOff(): Promise<void>
  powerOn(): Promise<void>
  /** Suspends the server and all its connections, as a hanging disk would; `thaw` lets them go on. */
  freeze(): void
  thaw(): void
  stop(): Promise<void>
}

/**
 * Starts a temporary PostgreSQL from `PG_BIN`, PATH or Debian's folder. As root on Debian it installs a missing package.
 * Rejects with instructions if there are no binaries.
 */
export async function startTestCluster({ durable = false } = {}): Promise<TestCluster> {
  const binaries = findBinaries() ?? installed()
  const home = mkdtempSync(join(tmpdir(), 'desk-postgres-'))
  chmodSync(home, 0o755)
  const owner = unprivileged()
  if (owner) chownSync(home, owner.uid, owner.gid)
  const run = { ...owner, cwd: home, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC', HOME: home } }
  const data = join(home, 'data')
  const init = ['-D', data, '-U', 'desk', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
  const made = spawnSync(join(binaries, 'initdb'), init, { ...run, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const quick = ['fsync=off', 'full_page_writes=off']
  const settings = ['listen_addresses=', 'max_connections=80', 'autovacuum=off', ...(durable ? [] : quick)]
  const start = async () => {
    const options = settings.flatMap((one) => ['-c', one])
    const started = spawn(join(binaries, 'postgres'), ['-D', data, '-k', home, ...options], {
      ...run,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await ready(started.stderr)
    return started
  }
  let server = await start()
  const powerOff = async () => {
    const exited = once(server, 'exit')
    server.kill('SIGQUIT')
    await exited
  }
  const urlOf = (name: string) => `postgresql:///${name}?host=${encodeURIComponent(home)}&user=desk`
  return {
    url: urlOf('postgres'),
    binaries,
    async database(name) {
      const client = new pg.Client(urlOf('postgres'))
      await client.connect()
      await client.query(`create database ${client.escapeIdentifier(name)}`)
      await client.end()
      return urlOf(name)
    },
    powerOff,
    async powerOn() {
      server = await start()
    },
    freeze: () => signalAll(server.pid, 'SIGSTOP'),
    thaw: () => signalAll(server.pid, 'SIGCONT'),
    async stop() {
      await powerOff()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** Signals the server and the process of each connection, which are its children; one may end before its turn. */
function signalAll(pid: number | undefined, signal: 'SIGSTOP' | 'SIGCONT'): void {
  if (pid === undefined) return
  const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).stdout
  for (const one of [pid, ...children.split('\n').map(Number).filter(Boolean)]) {
    try {
      process.kill(one, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

function findBinaries(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    process.env.PG_BIN ?? '',
    ...(process.env.PATH ?? '').split(':'),
    ...versions.map((version) => join(debian, version, 'bin')),
  ]
  return folders.find(
    (folder) => folder !== '' && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
}

function installed(): string {
  installPackage('postgresql')
  const found = findBinaries()
  if (found) return found
  throw new Error('PostgreSQL is not installed. Install it (Debian: apt-get install postgresql) or set PG_BIN.')
}

/** Installs a Debian package where that is possible: as root on Debian. */
export function installPackage(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.stdout.write(`Installing the package ${name} …\n`)
  const apt = (...words: string[]) => spawnSync('apt-get', words, { stdio: 'ignore' }).status === 0
  const install = () => apt('install', '-y', '--no-install-recommends', name)
  if (install()) return
  // A fresh machine has no package lists yet.
  apt('update', '-qq')
  install()
}

/** The user and group of a program that refuses to run as root; `undefined` for one's own. */
export function unprivileged(): { uid: number; gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout))
    if (uid && gid) return { uid, gid }
  }
  return undefined
}

function ready(output: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    output.on('data', (chunk) => {
      log += String(chunk)
      if (log.includes('ready to accept connections')) resolve()
    })
    output.on('end', () => reject(new Error(`PostgreSQL did not start: ${log}`)))
  })
}
