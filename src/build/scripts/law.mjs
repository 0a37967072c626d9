// `npm run law`: lists the figures of law in src/content/law.ts and the answers of src/content/states with their sources. `npm run law -- --due [2027-06-01]`
// lists only those that were reviewed more than six months before today or that day, and cities whose hours moved. `npm run law -- --links` asks every
// address of another site that the texts link to, and lists those that are dead or have moved.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** @param {string} file */
const load = async (file) => {
  const { module } = await runnerImport(path.join(root, file), { root, configFile: false, logLevel: 'error' })
  return module
}
const module = await load('src/content/law.ts')

if (process.argv.includes('--links')) {
  const { checkLinks } = await load('src/build/scripts/linkCheck.ts')
  const { outsideLinks } = await load('src/build/scripts/outsideLinks.ts')
  const { importantLinks } = await load('src/content/pages/importantLinks.ts')
  const urls = outsideLinks(root, { officialTexts: module.officialTexts, importantLinks })
  console.log(`asking ${urls.length} addresses, a few at a time`)
  /** @type {import('./linkCheck.ts').LinkFinding[]} */
  const findings = await checkLinks(urls, {
    /** @param {import('./linkCheck.ts').LinkFinding} finding */
    onFinding: ({ url, state, text }) => state !== 'ok' && console.log(`${state.padEnd(6)}  ${url}\n        ${text}`),
  })
  /** @param {string} wanted */
  const count = (wanted) => findings.filter(({ state }) => state === wanted).length
  console.log(`${count('ok')} answer, ${count('moved')} moved, ${count('unsure')} unsure, ${count('dead')} dead`)
  process.exit(count('dead') > 0 ? 1 : 0)
}

const dueAt = process.argv.indexOf('--due')
const given = dueAt > 0 ? process.argv[dueAt + 1] : undefined
const day = new Date(given ?? Date.now())
// JavaScript reads 01/06/2027 as a day of January, "1 June 2027" by its first word as one of 2001, and 30 February as one of March.
if (given !== undefined && !(/^\d{4}-\d\d-\d\d$/.test(given) && isoOf(day) === given)) {
  console.error(`--due takes a day like 2027-06-01, not "${given}".`)
  process.exit(1)
}
const { checkOfFigure } = await load('src/content/lawChecks.ts')
const figures = dueAt > 0 ? module.dueForReview(day) : Object.entries({ ...module.reviewable, ...module.toolLaw })
for (const [name, { what, printed, value, reviewed, source }] of figures) {
  const check = checkOfFigure(name)
  const read = check ? `\n  ${check.readIn}: ${check.where} (${check.by}, ${check.on})` : ''
  console.log(`${name}: ${what}: ${printed?.[0] ?? value}\n  reviewed ${reviewed}, ${source}${read}`)
}
const { answersByState } = await load('src/content/stateLaw.ts')
const { states } = await load('src/content/states.ts')
/** @type {{ state: string, question: string, cell: { text: string, on: string, readIn: string, source: string } }[]} */
const answers = answersByState(states, dueAt > 0 ? day : undefined)
for (const { state, question, cell } of answers)
  console.log(`${state}, ${question}: ${cell.text}\n  read ${cell.on}, ${cell.readIn}: ${cell.source}`)
if (dueAt > 0) {
  const { outdatedHours } = await load('src/content/cityHours.ts')
  for (const line of outdatedHours(day, process.versions.tz)) console.log(line)
}
console.log(
  `${figures.length} figures and ${answers.length} answers by State${dueAt > 0 ? ` due for review on ${isoOf(day)}` : ''}`,
)

/** The day, like 2027-06-01; empty if it is none. @param {Date} date */
function isoOf(date) {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}
