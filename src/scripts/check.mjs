// `npm run check`: types of every runtime, then lint and format. Seconds.
import { run } from './run.mjs'

const projects = [
  'src/tsconfig.page.json',
  'src/tsconfig.staff.json',
  'src/tsconfig.worker.json',
  'src/tsconfig.staffWorker.json',
  'src/tsconfig.node.json',
  'tests/tsconfig.json',
]
const codes = await Promise.all([
  ...projects.map((project) => run('tsc', ['--noEmit', '-p', project])),
  run('biome', ['check', '--error-on-warnings', '.']),
])
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0
