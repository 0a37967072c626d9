import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type ArtFile, artFiles, drawAll, type Lock, sha256 } from './files.ts'
import { rasterise } from './rasterise.ts'

/** Folders of `public` that hold nothing but art. */
export const artFolders = ['art', 'icons']

/** Paths of all files in the art folders, relative to `root`, with forward slashes; without `.DS_Store` and the like. */
export async function standingFiles(root: string): Promise<string[]> {
  const lists = await Promise.all(
    artFolders.map(async (folder) => {
      const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true }).catch(() => [])
      return entries
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    }),
  )
  return lists.flat().sort()
}

/** The last drawings; nothing if the file is not there yet. */
export async function readLock(file: string): Promise<Lock> {
  const text = await readFile(file, 'utf8').catch(() => '{"drawings":{},"files":{}}')
  return JSON.parse(text)
}

/**
 * Writes every file whose drawing changed or which is missing or altered, removes files that nothing draws any more,
 * and writes the lock. Answers the paths written and removed.
 */
export async function redraw(root: string, lockFile: string): Promise<{ written: string[]; deleted: string[] }> {
  const drawn = drawAll()
  const lock = await readLock(lockFile)
  const next: Lock = { drawings: {}, files: {} }
  const written: string[] = []
  for (const [name, svg] of drawn) next.drawings[name] = sha256(svg)
  for (const file of artFiles()) {
    const target = path.join(root, file.path)
    const standing = await readFile(target).catch(() => null)
    const isCurrent =
      standing !== null &&
      lock.drawings[file.drawing] === next.drawings[file.drawing] &&
      lock.files[file.path] === sha256(standing)
    const content = isCurrent ? standing : await make(file, drawn.get(file.drawing) ?? '')
    next.files[file.path] = sha256(content)
    if (isCurrent) continue
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, content)
    written.push(file.path)
  }
  const deleted = (await standingFiles(root)).filter((standing) => next.files[standing] === undefined)
  for (const left of deleted) await rm(path.join(root, left))
  await writeFile(lockFile, `${JSON.stringify(next, null, 2)}\n`)
  return { written, deleted }
}

async function make(file: ArtFile, svg: string): Promise<Uint8Array> {
  return file.format === 'svg' ? Buffer.from(svg) : rasterise(file, svg)
}
