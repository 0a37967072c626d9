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

test('no command of the guide that names a person, holds a password or is redirected goes through npm', () => {
  const guide = read('src/server/README.md')
  expect(guide.match(/npm run desk -- \w.*/g)).toBe(null)
  expect(guide).toContain('node dist/server/desk.js')
})

test('the guide makes the file of settings readable to root alone before anything stands in it', () => {
  const lines = read('src/server/README.md').split('\n')
  const made = lines.findIndex((line) => line.startsWith('install -m 600 /dev/null /etc/pravasi-desk.env'))
  const written = lines.findIndex((line) => line.includes('> /etc/pravasi-desk.env'))
  expect(made).toBeGreaterThan(0)
  expect(written).toBe(made + 1)
})
