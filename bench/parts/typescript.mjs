import { runnerImport } from 'vite'

/**
 * Imports a TypeScript file, transpiled for this version of Node.js.
 * @template T @param {string} file @param {import('vite').Plugin[]} plugins @returns {Promise<T>}
 */
export async function typescript(file, plugins = []) {
  return (await runnerImport(file, { configFile: false, plugins, oxc: { target: 'es2022' } })).module
}
