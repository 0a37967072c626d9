// `npm run bench -- kill`: 30 crashes under load on SQLite and 10 on PostgreSQL, half of these with the database itself.
// Exit code 1 when anything that was acknowledged is lost or doubled.
import { typescript } from './parts/typescript.mjs'

/** @type {typeof import('../tests/faults/killRounds.ts')} */
const { killRounds } = await typescript('./tests/faults/killRounds.ts')
/** @type {typeof import('../src/server/store/testPostgres.ts')} */
const { startTestCluster } = await typescript('./src/server/store/testPostgres.ts')

const sqlite = await killRounds(30)
console.log('SQLite', sqlite)
const cluster = await startTestCluster({ durable: true })
const database = { DATABASE_URL: await cluster.database('killed') }
const postgres = await killRounds(10, database, { off: cluster.powerOff, on: cluster.powerOn }).finally(cluster.stop)
console.log('PostgreSQL', postgres)
const wrong = [sqlite, postgres].map((one) => one.lost + one.doubled + one.changed + one.lettersWrong)
process.exitCode = wrong.some((one) => one > 0) ? 1 : 0
