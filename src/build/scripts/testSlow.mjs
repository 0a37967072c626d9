// `npm run test:slow`: what `npm test` leaves out because it is slow and rarely breaks.
import { TestSteps } from './testSteps.mjs'
import { slowSuites } from './testSuites.mjs'

const steps = new TestSteps()
await slowSuites(steps)
steps.report()
