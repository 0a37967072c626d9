import { build, type Rolldown } from 'vite'
import { appearanceScript } from './appearanceScript.ts'
import { outdatedScript } from './outdatedScript.ts'

/**
 * The scripts in the head of every page, which a Content-Security-Policy allows by their hashes: the mark of a browser
 * that is too old for the others, the remembered theme and reading settings, and what records input before hydration. They
 * are built for older browsers than the rest: where nothing else runs, they still keep typed text out of the address.
 */
export async function headScripts(): Promise<string[]> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2018',
      minify: true,
      lib: { entry: 'src/start/headScript.ts', formats: ['iife'], name: 'head' },
    },
  })) as Rolldown.RolldownOutput[]
  const code = built[0]?.output[0].code.trim()
  if (!code) throw new Error('The script for the head of the pages was not built.')
  return [outdatedScript, appearanceScript, code]
}
