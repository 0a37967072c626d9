import { buildWhenNeeded } from '../../../src/build/scripts/buildWhenNeeded.mjs'
import { findEngines } from '../../../src/build/scripts/findEngines.mjs'

/** The journeys run on the built product and in installed browsers; both are seen to before the first of them. */
export default async function setup(): Promise<void> {
  Object.assign(process.env, await findEngines())
  buildWhenNeeded()
}
