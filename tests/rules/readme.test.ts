import { expect, test } from 'vitest'
import { read } from './sources.ts'

test('SC-07 the README tells owners what serviceQueryForm does, and both of its values', () => {
  const told = read('README.md')
    .split(/\n(?=\s*- )/)
    .find((entry) => entry.includes('`serviceQueryForm`'))
  expect(told).toContain("`'inert'`")
  expect(told).toContain("`'enquiry'`")
  expect(told).toContain('sends nothing')
})
