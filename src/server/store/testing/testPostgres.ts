import { type SpawnOptionsWithoutStdio, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

const debian = '/usr/lib/postgresql'

/** Ends the server and removes its folder once its input ends: with `stop`, or with a process that was killed. */
const removal = `trap '' HUP INT TERM
read -r _
pid=$(head -n 1 "$0/data/postmaster.pid" 2>/dev/null)
[ -z "$pid" ] || kill -CONT "$pid" 2>/dev/null
[ -z "$pid" ] || kill -QUIT "$pid" 2>/dev/null
while [ -n "$pid" ] && kill -0 "$pid" 2>/dev/null; do sleep 0.05; done
rm -rf "$0"`

/** A PostgreSQL cluster in a temporary folder, which does not outlive the process that started it. */
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
  const binaries = findBinaries() ?? (await installed())
  const home = mkdtempSync(join(tmpdir(), 'desk-postgres-'))
  // In a group of its own, which Ctrl+C does not reach.
  const remover = spawn('sh', ['-c', removal, home], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  chmodSync(home, 0o755)
  const owner = unprivileged()
  if (owner) chownSync(home, owner.uid, owner.gid)
  const run = { ...owner, cwd: home, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC', HOME: home } }
  const data = join(home, 'data')
  const init = ['-D', data, '-U', 'desk', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
  await succeeds(join(binaries, 'initdb'), init, run)
  // A small cache, for PostgreSQL looks through all of it when it makes or drops a database.
  const quick = ['fsync=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0', 'shared_buffers=16MB']
  const settings = ['listen_addresses=', 'max_connections=200', 'autovacuum=off', ...(durable ? [] : quick)]
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
      await asAdministrator(urlOf('postgres'), (client) =>
        client.query(`create database ${client.escapeIdentifier(name)}`),
      )
      return urlOf(name)
    },
    powerOff,
    async powerOn() {
      server = await start()
    },
    freeze: () => signalAll(server.pid, 'SIGSTOP'),
    thaw: () => signalAll(server.pid, 'SIGCONT'),
    async stop() {
      const removed = once(remover, 'exit')
      remover.stdin.end()
      await removed
    },
  }
}

/** Runs the work on one connection, which it then ends. */
export async function asAdministrator<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Runs a program without blocking this process, which others may be waiting for. Rejects with what it wrote. */
async function succeeds(program: string, args: string[], options: SpawnOptionsWithoutStdio): Promise<void> {
  const child = spawn(program, args, options)
  let log = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => (log += String(chunk)))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${program} failed: ${log}`)
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

async function installed(): Promise<string> {
  await installPackage('postgresql')
  const found = findBinaries()
  if (found) return found
  throw new Error('PostgreSQL is not installed. Install it (Debian: apt-get install postgresql) or set PG_BIN.')
}

/** Installs a Debian package where that is possible: as root on Debian. */
export async function installPackage(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.stdout.write(`Installing the package ${name} …\n`)
  const apt = (...words: string[]) =>
    succeeds('apt-get', words, {}).then(
      () => true,
      () => false,
    )
  const install = () => apt('install', '-y', '--no-install-recommends', name)
  if (await install()) return
  // A fresh machine has no package lists yet.
  await apt('update', '-qq')
  await install()
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
