import type { TestProject } from 'vitest/node'
import { buildWhenNeeded } from '../../src/build/scripts/buildWhenNeeded.mjs'
import { startProduct } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the one product that all tests of a run read from. */
    siteUrl: string
  }
}

/** Serves the built site once for all tests that only read it; those that write start a product of their own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildWhenNeeded()
  const product = await startProduct()
  project.provide('siteUrl', product.url)
  return async () => product[Symbol.asyncDispose]()
}
