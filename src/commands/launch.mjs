// What every npm script runs: installs when needed, then the command that is named. A command may so import packages.
import { installWhenNeeded } from './install.mjs'

installWhenNeeded()
const [name] = process.argv.splice(2, 1)
await import(`./${name}.mjs`)
