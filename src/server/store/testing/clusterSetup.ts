import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startTestCluster, type TestCluster } from './testPostgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A unix socket at which each worker asks for the cluster of the run. */
    clusterSocket: string
  }
}

/** The answer of the socket, as JSON. */
export type ClusterAnswer = Pick<TestCluster, 'url' | 'binaries'> | { error: string }

/** One PostgreSQL cluster for all files of a run, started when the first of them asks for it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let cluster: Promise<TestCluster> | undefined
  const answer = async (): Promise<ClusterAnswer> => {
    cluster ??= startTestCluster()
    try {
      const { url, binaries } = await cluster
      return { url, binaries }
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) }
    }
  }
  const folder = mkdtempSync(join(tmpdir(), 'desk-cluster-'))
  const socket = join(folder, 'ask')
  const server = createServer((connection) => {
    // A worker that ends before its answer is no failure of the run.
    connection.on('error', () => undefined)
    void answer().then((one) => connection.end(JSON.stringify(one)))
  })
  await new Promise<void>((done) => server.listen(socket, done))
  project.provide('clusterSocket', socket)
  const stop = async () => {
    const started = cluster
    cluster = undefined
    // One that never started has told so to all who asked.
    await started?.then(
      (one) => one.stop(),
      () => undefined,
    )
  }
  // While Vitest watches, the schema may change between two runs.
  project.onTestsRerun(stop)
  return async () => {
    server.close()
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
