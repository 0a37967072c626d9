import { expect, test } from 'vitest'
import { translations } from '#content/languages.ts'
import { importCircles } from './importCircles.ts'
import { importFaults } from './importRule.ts'
import { read, sourceFiles } from './sources.ts'

test('no file outside the content imports the texts of one translation, which an owner may leave out', () => {
  const folders = translations.map(({ code }) => `#content/${code}/`)
  const files = sourceFiles('src').filter((file) => !file.startsWith('src/content/'))
  expect(files.filter((file) => folders.some((folder) => read(file).includes(folder)))).toEqual([])
})

test('every room imports only the rooms that the table lists for it', () => {
  expect(sourceFiles('src').flatMap((file) => importFaults(file, read(file)))).toEqual([])
})

test('planted wrong imports are found', () => {
  const faults = (file: string, name: string) => importFaults(file, `import { x } from '${name}'`)
  expect(faults('src/server/app.ts', '#ui/Button.tsx')).toHaveLength(1)
  expect(faults('src/ui/Button.tsx', '../features/enquiry/useEnquiry.ts')).toHaveLength(1)
  expect(faults('src/site/features/enquiry/a.ts', '#site/features/comments/b.ts')).toHaveLength(1)
  expect(faults('src/device/outbox/send.ts', 'react')).toHaveLength(1)
  expect(faults('src/content/site.ts', '#ui/theme/palette.ts')).toHaveLength(1)
  expect(faults('src/site/features/enquiry/a.ts', '#device/outbox/send.ts')).toHaveLength(0)
})

test.each(translations)('planted wrong imports of the texts in $name are found', ({ code }) => {
  const faults = (file: string, name: string) => importFaults(file, `import { x } from '${name}'`)
  expect(faults('src/content/texts/form.ts', `../${code}/texts/form.ts`)).toHaveLength(1)
  expect(faults(`src/content/${code}/texts/form.ts`, '../../texts/form.ts')).toHaveLength(1)
  expect(faults(`src/content/${code}/texts/form.ts`, '#content/texts/form.ts')).toHaveLength(0)
  expect(faults(`src/content/${code}/texts/form.ts`, '../site.ts')).toHaveLength(0)
})

test('no files import each other in a circle, not even their types', () => {
  const sources = new Map(sourceFiles('src').map((file) => [file, read(file)]))
  expect(importCircles(sources)).toEqual([])
})

test('a planted circle is found', () => {
  const sources = new Map([
    ['src/a/one.ts', "import { two } from './two.ts'"],
    ['src/a/two.ts', "import {\n  type Three,\n} from '#b/three.ts'\nconst later = () => import('./one.ts')"],
    ['src/b/three.ts', "export type { One } from '#a/one.ts'"],
  ])
  expect(importCircles(sources)).toEqual(['src/a/one.ts → src/a/two.ts → src/b/three.ts → src/a/one.ts'])
})
