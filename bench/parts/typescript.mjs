import { runnerImport } from 'vite'

/**
 * Imports a file of TypeScript, with syntax that this Node.js does not know yet made plain.
 * @template T @param {string} file @returns {Promise<T>}
 */
export async function typescript(file) {
  return (await runnerImport(file, { configFile: false, oxc: { target: 'es2022' } })).module
}
