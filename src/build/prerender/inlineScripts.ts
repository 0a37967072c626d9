import { build, type Rolldown } from 'vite'
import { appearanceScript } from './appearanceScript.ts'
import { outdatedScript } from './outdatedScript.ts'

/** The scripts that every page carries inline, which a Content-Security-Policy allows by their hashes. */
export interface InlineScripts {
  /** In the head: the remembered theme and reading settings. */
  appearance: string
  /**
   * Behind it: the mark of a browser that is too old for the others, and what records input before hydration and starts the
   * application. They are built for older browsers than the rest: where nothing else runs, they still keep typed text out of
   * the address.
   */
  early: readonly string[]
}

/** Builds them. */
export async function inlineScripts(): Promise<InlineScripts> {
  return {
    appearance: appearanceScript,
    early: [outdatedScript, await inlineScript('src/site/start/headScript.ts', 'es2018')],
  }
}

async function inlineScript(entry: string, target: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, target, minify: true, lib: { entry, formats: ['iife'], name: 'inline' } },
  })) as Rolldown.RolldownOutput[]
  const code = built[0]?.output[0].code.trim()
  if (!code) throw new Error(`${entry}, which every page carries, was not built.`)
  return code
}
