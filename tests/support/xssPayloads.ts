/** Re-exported for journeys; the list is beside the unit test that uses it. */
export { xssPayloads } from '../../src/site/features/comments/testing/xssPayloads.ts'
