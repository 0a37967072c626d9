// `npm run test:all`: all tests, each once.
import { TestSteps } from './testSteps.mjs'
import { ordinarySuites, releaseSuites, slowSuites } from './testSuites.mjs'

const steps = new TestSteps()
await ordinarySuites(steps)
await slowSuites(steps)
await releaseSuites(steps)
steps.report()
