// `npm run test:sample`: what only the sample site promises, such as its services, articles and days.
import { TestSteps } from './testSteps.mjs'
import { build, forTests, sampleSuite } from './testSuites.mjs'

const steps = new TestSteps()
await steps.step('Build', () => build(forTests))
await sampleSuite(steps, forTests)
steps.report()
