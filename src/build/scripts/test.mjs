// `npm test`: installs, then types and lint, unit tests beside a build for tests, then journeys in a real browser.
import { TestSteps } from './testSteps.mjs'
import { ordinarySuites } from './testSuites.mjs'

const steps = new TestSteps()
await ordinarySuites(steps)
steps.report()
