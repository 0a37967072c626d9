/** Re-exported for journeys; the list is beside the unit test that uses it. */
export { xssPayloads } from '../../src/features/comments/testing/xssPayloads.ts'
