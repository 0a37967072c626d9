import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { moving, type Visitor, visitor } from './browser.ts'
import { type Product, startProduct } from './product.ts'

/** The product that all files of a run share. Only for tests that write nothing and never stop it. */
export function servedSite(): { readonly url: string } {
  return {
    get url() {
      return inject('siteUrl')
    },
  }
}

/** A product of a file's own for all its tests; it is there as soon as the first test runs. */
export function productForAllTests(env: NodeJS.ProcessEnv = {}): { readonly url: string; readonly product: Product } {
  let started: Product | undefined
  beforeAll(async () => {
    started = await startProduct(env)
  })
  afterAll(() => started?.[Symbol.asyncDispose]())
  const product = () => {
    if (!started) throw new Error('The product runs from the first test on')
    return started
  }
  return {
    get url() {
      return product().url
    },
    get product() {
      return product()
    },
  }
}

/** One visitor for all tests of a file, without a service worker unless asked for. */
export function visitorForAllTests(
  options: BrowserContextOptions = {},
): Pick<Visitor, 'page' | 'context' | 'complaints'> {
  let arrived: Visitor | undefined
  beforeAll(async () => {
    arrived = await visitor({ ...moving, ...options })
  })
  afterAll(() => arrived?.[Symbol.asyncDispose]())
  const someone = () => {
    if (!arrived) throw new Error('The visitor arrives with the first test')
    return arrived
  }
  return {
    get page() {
      return someone().page
    },
    get context() {
      return someone().context
    },
    get complaints() {
      return someone().complaints
    },
  }
}
