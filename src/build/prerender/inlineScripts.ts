import { createHash } from 'node:crypto'
import { build, type Rolldown } from 'vite'
import { appearanceScript } from './appearanceScript.ts'
import { outdatedScript } from './outdatedScript.ts'

/** The scripts that every page carries inline, which a Content-Security-Policy allows by their hashes. */
export interface InlineScripts {
  /** In the head: the remembered theme and reading settings. */
  appearance: string
  /**
   * Behind it: the mark of a browser that is too old for the others. It and the next are built for older browsers than the rest:
   * where nothing else runs, they still keep typed text out of the address.
   */
  outdated: string
  /** The script that records input before hydration and starts the application. */
  head: string
}

/** Builds them. */
export async function inlineScripts(): Promise<InlineScripts> {
  return {
    appearance: appearanceScript,
    outdated: outdatedScript,
    head: await inlineScript('src/site/start/headScript.ts', 'es2018'),
  }
}

/** The scripts `outdated` and `head` as one file, for the pages that a device stores (device/offline/storedPage.ts). */
export function headScriptFile({ outdated, head }: Pick<InlineScripts, 'outdated' | 'head'>) {
  const code = `${outdated};${head}`
  return { path: `/assets/head-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`, code }
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
