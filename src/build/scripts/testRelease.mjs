// `npm run test:release`: what neither `npm test` nor `npm run test:slow` runs, for it takes longest.
import { TestSteps } from './testSteps.mjs'
import { releaseSuites } from './testSuites.mjs'

const steps = new TestSteps()
await releaseSuites(steps)
steps.report()
