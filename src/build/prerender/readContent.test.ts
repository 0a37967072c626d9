import { expect, test } from 'vitest'
import { checkServiceName } from './readContent.ts'

test('a service file is named by letters, digits and hyphens: its name is the last part of an address', () => {
  for (const name of ['Documents.md', 'NCLT-Matters.md', 'Form15CA.md'])
    expect(() => checkServiceName(name)).not.toThrow()
  for (const name of ['Title Verification.md', 'Übertragung.md', 'a--b.md', '-a.md', 'a_b.md', '.md'])
    expect(() => checkServiceName(name)).toThrow(`src/content/services/${name}: file name: must be letters and digits`)
})
