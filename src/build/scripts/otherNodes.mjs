import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

/** The versions that `engines` allows and that people install: the suite runs on each of them. */
const majors = [20, 22, 24, 26]

/** Unless NODE_VERSIONS says otherwise: the version that the documents name or, where that runs already, the oldest of `engines`. */
const named = 24
const oldest = 20

/**
 * Runs the unit tests, the backend's on SQLite only, on other major versions of Node.js than the one that runs this, one after
 * the other. Each comes from npm's package `node` and is kept below node_modules. NODE_VERSIONS, such as `22,24,26`, says which.
 * @param {import('./testSteps.mjs').TestSteps} steps
 */
export async function testOnOtherNodes(steps) {
  for (const major of chosenMajors(process.env.NODE_VERSIONS, process.versions.node)) {
    await steps.unitTestsOnSqlite(`Unit tests on Node ${major}`, async () => nodeOnPath(major))
  }
}

/**
 * The major versions to run on.
 * @param {string | undefined} wanted @param {string} running
 */
export function chosenMajors(wanted, running) {
  const own = Number.parseInt(running, 10)
  const chosen = wanted ? wanted.split(',').map(Number) : [own === named ? oldest : named]
  const unknown = chosen.filter((major) => !majors.includes(major))
  if (unknown.length > 0) throw new Error(`NODE_VERSIONS names ${unknown}; the versions are ${majors}.`)
  return chosen.filter((major) => major !== own)
}

/** Installs the newest release of a major version and answers a PATH on which it comes first. @param {number} major */
function nodeOnPath(major) {
  const folder = resolve(`node_modules/.cache/node-${major}`)
  if (!existsSync(join(folder, 'node_modules/node/bin/node'))) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{"private":true}')
    const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', `node@${major}`], {
      cwd: folder,
      stdio: 'inherit',
    })
    if (status !== 0) throw new Error(`Node.js ${major} could not be installed; the lines above say why.`)
  }
  const paths = [join(folder, 'node_modules/node/bin'), resolve('node_modules/.bin'), process.env.PATH]
  return { PATH: paths.join(delimiter) }
}
