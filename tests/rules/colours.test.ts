import { expect, test } from 'vitest'
import { read, sourceFiles } from './sources.ts'

const homes = ['src/ui/theme/', 'src/art/', 'src/content/pigments.ts', 'src/content/brand.ts']

test('no hex colour is written outside the theme, the content palettes and the art', () => {
  const found = sourceFiles('src')
    .filter((file) => !homes.some((home) => file.startsWith(home)) && !file.includes('.test.'))
    .flatMap((file) =>
      (read(file).match(/['"`\s]#[0-9a-fA-F]{3,8}\b(?=['"`\s;])/g) ?? []).map((hex) => `${file}:${hex}`),
    )
  expect(found).toEqual([])
})
