// `npm run bench -- kill`: 20 crashes under load on each database; in five of those on PostgreSQL the database crashes
// and restarts, too. Exit code 1 if an acknowledged write is lost or doubled.
import { typescript } from './parts/typescript.mjs'

const rounds = 20

/** @type {typeof import('../tests/fault-injection/killRounds.ts')} */
const { killRounds } = await typescript('./tests/fault-injection/killRounds.ts')
/** @type {typeof import('../src/server/store/testing/testPostgres.ts')} */
const { startTestCluster } = await typescript('./src/server/store/testing/testPostgres.ts')

const sqlite = await killRounds(rounds)
const cluster = await startTestCluster({ durable: true })
const database = { DATABASE_URL: await cluster.database('killed') }
const power = { everyRounds: rounds / 5, off: cluster.powerOff, on: cluster.powerOn }
const postgres = await killRounds(rounds, database, power).finally(cluster.stop)
console.table({ SQLite: { restarts: 0, ...sqlite }, PostgreSQL: { restarts: 5, ...postgres } })
const wrong = [sqlite, postgres].map((one) => one.missing + one.doubled + one.changed + one.emailsWrong)
process.exitCode = wrong.some((one) => one > 0) ? 1 : 0
