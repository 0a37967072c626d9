// Entry of every npm script: installs when needed, then runs the named command, which may therefore import packages.
import { installWhenNeeded } from './install.mjs'

const [name = ''] = process.argv.splice(2, 1)
await installWhenNeeded(name)
await import(`./${name}.mjs`)
