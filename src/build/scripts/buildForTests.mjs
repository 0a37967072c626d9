// A step of the tests: builds what the environment asks for, unless that was built before.
import { buildWhenNeeded } from './buildWhenNeeded.mjs'

buildWhenNeeded()
