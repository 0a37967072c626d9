import { resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

const modules = new Set(
  ['src/content/brand.ts', 'src/content/pigments.ts', 'src/ui/theme/palette.ts', 'src/ui/theme/roles.ts'].map((file) =>
    resolve(file),
  ),
)

/** Gives browsers the colours that follow from the provider's two as plain values, without what computes them. */
export function brandPlugin(): Plugin {
  return {
    name: 'brand',
    async load(id) {
      if (!modules.has(id) || this.environment.name !== 'client' || this.environment.mode !== 'build') return undefined
      const { module } = await runnerImport<object>(id, { configFile: false, logLevel: 'error' })
      const values = Object.entries(module).filter(([, value]) => typeof value !== 'function')
      return values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`).join('\n')
    },
  }
}
