import { expect, test } from 'vitest'
import { read } from '../sources.ts'

test('the precompiled styles name the exact versions that they were read against', () => {
  const { dependencies: packages } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
  const named = [...read('src/ui/theme/precompiled/README.md').matchAll(/^- `(@[\w/-]+)` (\S+)$/gm)]
  expect(named.length).toBeGreaterThan(0)
  for (const [, name = '', version] of named) expect(packages[name], name).toBe(version)
})
