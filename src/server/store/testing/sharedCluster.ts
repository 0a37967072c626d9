import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type pg from 'pg'
import { inject } from 'vitest'
import { migrate } from '../migrate.ts'
import { openPostgres } from '../postgres.ts'
import type { ClusterAnswer } from './clusterSetup.ts'
import { asAdministrator } from './testPostgres.ts'

/** Milliseconds for a hook: installing PostgreSQL, where it is missing, takes a minute. */
export const clusterTimeout = 300_000
const template = 'migrated'

/** The databases of one test file, in the cluster that all files of a run share. */
export interface TestDatabases {
  /** The folder with PostgreSQL's binaries. */
  binaries: string
  /** Creates a database, with this version's tables but nothing in them, or without tables; its URL. */
  create(options?: { bare?: boolean }): Promise<string>
  /** Drops them all, whoever is still connected. */
  drop(): Promise<void>
}

/** Rejects with instructions if there is no PostgreSQL. */
export async function testDatabases(): Promise<TestDatabases> {
  const { url, binaries } = await askForCluster()
  const names: string[] = []
  // Here, in a hook that has minutes, and not with the first database, which a test waits for.
  await asAdministrator(url, (client) => makeTemplate(client, url))
  return {
    binaries,
    async create({ bare = false } = {}) {
      const name = `test_${randomUUID().replaceAll('-', '_')}`
      await asAdministrator(url, async (client) => {
        // Through the write-ahead log, PostgreSQL's default, a copy takes several times as long.
        await client.query(`create database ${name} template ${bare ? 'template0' : template}${await copying(client)}`)
      })
      names.push(name)
      return urlOf(url, name)
    },
    async drop() {
      await asAdministrator(url, async (client) => {
        for (const name of names.splice(0)) await client.query(`drop database if exists ${name} with (force)`)
      })
    },
  }
}

async function askForCluster(): Promise<Exclude<ClusterAnswer, { error: string }>> {
  const socket = connect(inject('clusterSocket'))
  await once(socket, 'connect')
  const answer: ClusterAnswer = JSON.parse(await text(socket))
  if ('error' in answer) throw new Error(answer.error)
  return answer
}

/** Once for all workers: the first holds the lock until the tables are there. */
async function makeTemplate(client: pg.Client, url: string): Promise<void> {
  await client.query('select pg_advisory_lock(1)')
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template])
  if (!rowCount) {
    const unfinished = `${template}_unfinished`
    // Left by a worker that was killed.
    await client.query(`drop database if exists ${unfinished} with (force)`)
    await client.query(`create database ${unfinished}`)
    const store = openPostgres(urlOf(url, unfinished), { connections: 1, onBrokenConnection: () => undefined })
    await migrate(store)
    await store.close()
    await client.query(`alter database ${unfinished} rename to ${template}`)
  }
  await client.query('select pg_advisory_unlock(1)')
}

/** Known since PostgreSQL 15; before, it is the only way. */
async function copying(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
  return Number(rows[0]?.server_version_num) >= 150_000 ? ' strategy file_copy' : ''
}

function urlOf(url: string, name: string): string {
  return url.replace('/postgres?', `/${name}?`)
}
