import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** An owner's edits in a text editor, on a copy of the project. */
export class Editor {
  constructor(readonly root: string) {}

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8')
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.root, file)), { recursive: true })
    writeFileSync(join(this.root, file), text)
  }

  /** Replaces the first place that matches; a file that has none is an error, since the act would be empty. */
  replace(file: string, from: string | RegExp, to: string): void {
    const text = this.read(file)
    const found = typeof from === 'string' ? text.includes(from) : from.test(text)
    if (!found) throw new Error(`${file} holds nothing like ${from}`)
    this.write(
      file,
      text.replace(from, () => to),
    )
  }

  remove(path: string): void {
    rmSync(join(this.root, path), { recursive: true })
  }
}

/**
 * One thing that an owner does, by the guides: `redraws` when they say to run `npm run art` after it, `changesPages` when pages come
 * or go.
 */
export interface Act {
  name: string
  play: (edit: Editor) => void
  redraws?: boolean
  /** Whether they say to run `npm run fonts`. */
  recuts?: boolean
  changesPages?: boolean
  /** Whether a later act would hide what it does: all is checked before the next one is played. */
  endsRound?: boolean
  /** Words that no page of the build may show afterwards. */
  never?: RegExp
}
