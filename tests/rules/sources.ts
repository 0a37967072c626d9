import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Source files of the project below a folder, generated ones and content's data aside. In a repository these are the files
 * that Git tracks, so what an editor or an experiment leaves behind binds nobody; in a copy without one, all that lie there.
 */
export function sourceFiles(folder: string, { root = '.', endings = ['ts', 'tsx', 'mjs'] } = {}): string[] {
  const ending = new RegExp(`(?<!\\.gen)\\.(?:${endings.join('|')})$`)
  return projectFiles(root).filter((file) => file.startsWith(`${folder}/`) && ending.test(file))
}

const known = new Map<string, string[]>()

function projectFiles(root: string): string[] {
  const files = known.get(root) ?? trackedFiles(root) ?? filesIn(root)
  known.set(root, files)
  return files
}

/** Undefined without Git, and where only a repository around the project has one. */
function trackedFiles(root: string): string[] | undefined {
  if (!existsSync(join(root, '.git'))) return undefined
  const { status, stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  const files = status === 0 ? stdout.split('\0').filter((file) => file !== '' && existsSync(join(root, file))) : []
  return files.length > 0 ? files : undefined
}

function filesIn(root: string): string[] {
  return ['src', 'tests', 'bench']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
}

/** Modules that the source names, statically or dynamically. */
export function importsOf(source: string): string[] {
  return [...source.matchAll(/(?:from\s+|import\s*\(\s*|import\s+)['"]([^'"]+)['"]/g)].map((match) => match[1] ?? '')
}

/** Text of a file. */
export function read(file: string): string {
  return readFileSync(file, 'utf8')
}
