import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

const PATH = resolve('node_modules/.bin') + delimiter + process.env.PATH

/**
 * Runs a program from the project's packages and returns its exit code.
 * @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>}
 */
export function run(command, args, env = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, PATH, ...env },
      shell: process.platform === 'win32',
    })
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`)
      done(1)
    })
    child.on('close', (code) => done(code ?? 1))
  })
}
