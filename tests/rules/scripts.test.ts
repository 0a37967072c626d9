import { expect, test } from 'vitest'
import { importsOf, read, sourceFiles } from './sources.ts'

test('nothing that runs before the packages are installed imports one', () => {
  for (const file of ['launch.mjs', 'install.mjs']) {
    const packages = importsOf(read(`src/build/scripts/${file}`)).filter((name) => !/^(node:|\.\/)/.test(name))
    expect(packages, file).toEqual([])
  }
})

test('every script that runs a command installs first', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const direct = Object.values(scripts).filter((script) => script.startsWith('node ') && !script.includes('launch.mjs'))
  expect(direct).toEqual([])
})

test('the quick run holds one smoke test for each promise of the product', () => {
  const e2eTests = sourceFiles('tests/e2e').flatMap((file) => read(file).split(/\n(?=test)/))
  const smoke = e2eTests.filter((one) => one.includes("tags: ['smoke']"))
  const promises = [/opens cold/, /enquiry online/, /exactly once/, /a comment and a reply/, /version/, /hydrates/]
  expect(promises.map((promise) => smoke.filter((one) => promise.test(one.slice(0, 250))).length)).toEqual([
    1, 1, 1, 1, 1, 1,
  ])
  expect(smoke).toHaveLength(promises.length)
})

test('npm keeps no log of the arguments of a command: they may name a person to erase', () => {
  expect(read('.npmrc')).toMatch(/^logs-max=0$/m)
})
