import { expect, test } from 'vitest'
import { read, sourceFiles } from './sources.ts'

test('each text of the workplace is shown somewhere: none speaks of what it cannot do', () => {
  const code = ['src/desk', 'src/server', 'src/build/prerender']
    .flatMap((room) => sourceFiles(room).filter((file) => !/\.test\.tsx?$/.test(file)))
    .map(read)
    .join('\n')
  const files = sourceFiles('src/content/texts/staff')
  const unused = files.flatMap((file) =>
    // The names of the first level: those below are chosen by a value, such as a state.
    Array.from(read(file).matchAll(/^ {2}(\w+): /gm), ([, name = '']) => name)
      .filter((name) => !new RegExp(`\\.${name}\\b|'${name}'`).test(code))
      .map((name) => `${file}: ${name}`),
  )
  expect(files.length).toBeGreaterThan(5)
  expect(unused).toEqual([])
})
