import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Source files of the project below the folder, generated ones and content's data aside. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name) && !entry.name.endsWith('.gen.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Modules that the source names, statically or dynamically. */
export function importsOf(source: string): string[] {
  return [...source.matchAll(/(?:from\s+|import\s*\(\s*|import\s+)['"]([^'"]+)['"]/g)].map((match) => match[1] ?? '')
}

/** Text of a file. */
export function read(file: string): string {
  return readFileSync(file, 'utf8')
}
