/** The list stands beside the unit test that uses it; journeys use it from here. */
export { xssPayloads } from '../../src/features/comments/xssPayloads.ts'
