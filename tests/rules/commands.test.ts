import { expect, test } from 'vitest'
import { importsOf, read } from './sources.ts'

test('nothing that runs before the packages are installed imports one', () => {
  for (const file of ['launch.mjs', 'install.mjs']) {
    const packages = importsOf(read(`src/commands/${file}`)).filter((name) => !/^(node:|\.\/)/.test(name))
    expect(packages, file).toEqual([])
  }
})

test('every script that runs a command installs first', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const direct = Object.values(scripts).filter((script) => script.startsWith('node ') && !script.includes('launch.mjs'))
  expect(direct).toEqual([])
})

test('npm keeps no log of what a command is called with: a person to erase would stand in it', () => {
  expect(read('.npmrc')).toMatch(/^logs-max=0$/m)
})
