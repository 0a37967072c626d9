import { expect, test } from 'vitest'
import { importFaults } from './importRule.ts'
import { read, sourceFiles } from './sources.ts'

test('every room imports only the rooms that the table lists for it', () => {
  expect(sourceFiles('src').flatMap((file) => importFaults(file, read(file)))).toEqual([])
})

test('planted wrong imports are found', () => {
  const faults = (file: string, name: string) => importFaults(file, `import { x } from '${name}'`)
  expect(faults('src/server/app.ts', '#ui/Button.tsx')).toHaveLength(1)
  expect(faults('src/ui/Button.tsx', '../features/enquiry/useEnquiry.ts')).toHaveLength(1)
  expect(faults('src/features/enquiry/a.ts', '#features/comments/b.ts')).toHaveLength(1)
  expect(faults('src/outbox/send.ts', 'react')).toHaveLength(1)
  expect(faults('src/content/site.ts', '#theme/palette.ts')).toHaveLength(1)
  expect(faults('src/features/enquiry/a.ts', '#outbox/send.ts')).toHaveLength(0)
})
