import { expect, test } from 'vitest'
import { read, sourceFiles } from './sources.ts'

/** This file plants such comments. */
const own = 'tests/rules/comments.test.ts'

/** Comments that begin with a relative clause. A noun, a verb or a condition says the same at first reading. */
function relativeClauses(source: string): string[] {
  const begins = /^\s*(?:\{?\/\*\*?|\/\/|\*)\s+(?:What|Where|Who|Whoever)\b|\s\/\/\s+(?:What|Where|Who|Whoever)\b/
  return source.split('\n').filter((line) => begins.test(line))
}

test('no comment begins with What, Where, Who or Whoever', () => {
  const files = ['src', 'tests', 'bench'].flatMap((folder) => sourceFiles(folder)).filter((file) => file !== own)
  const found = files.flatMap((file) => relativeClauses(read(file)).map((line) => `${file}: ${line.trim()}`))
  expect(found).toEqual([])
})

test('planted comments that begin so are found, others are not', () => {
  const bad = [
    '/** What was sent. */',
    '  // Where it lies.',
    ' * Who asks.',
    'const a = 1 // Whoever asks.',
    '{/* What is shown. */}',
  ]
  expect(relativeClauses(bad.join('\n'))).toEqual(bad)
  const good = ['/** The text sent. */', '// Whether it lies there.', "const text = 'What is it?'", '/** See What. */']
  expect(relativeClauses(good.join('\n'))).toEqual([])
})
