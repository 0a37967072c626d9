// `npm run bench -- <name>`: builds when needed, then runs bench/<name>.mjs. Every benchmark is bounded and stays on
// this machine.
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWhenNeeded } from './buildWhenNeeded.mjs'
import { fail } from './install.mjs'

const names = readdirSync('bench').flatMap((file) => (file.endsWith('.mjs') ? [file.slice(0, -4)] : []))
const name = process.argv[2] ?? ''
if (!names.includes(name)) fail(`Name what to measure: npm run bench -- ${names.join('|')}`)
buildWhenNeeded()
await import(pathToFileURL(resolve('bench', `${name}.mjs`)).href)
