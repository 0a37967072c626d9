import { runnerImport } from 'vite'

/**
 * Imports a TypeScript file, transpiled for this version of Node.js.
 * @template T @param {string} file @returns {Promise<T>}
 */
export async function typescript(file) {
  return (await runnerImport(file, { configFile: false, oxc: { target: 'es2022' } })).module
}
