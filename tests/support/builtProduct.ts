import { buildWhenNeeded } from '../../src/build/scripts/buildWhenNeeded.mjs'
import { findBrowser } from '../../src/build/scripts/findBrowser.mjs'

/** Journeys run on the built product and in an installed browser; both are seen to before the first of them. */
export default async function setup(): Promise<void> {
  process.env.CHROME_PATH = await findBrowser()
  buildWhenNeeded()
}
