import { existsSync } from 'node:fs'
import { read } from '../../sources.ts'

/** A remark for an editor, who may be of another opinion: it never fails a test. */
export interface Warning {
  /** The text's place, as `everyText` names it. */
  where: string
  /** The words in question, as far as they can be found in the file. */
  words: string
  remark: string
}

/** The file of a text and the line of the words in it; the first line where they are not found as typed. */
export function placeOf({ where, words }: Warning): { file: string; line: number } {
  const file = fileOf(where)
  const lines = existsSync(file) ? read(file).split('\n') : []
  const starts = [words, words.split(' ').slice(0, 4).join(' ')]
  const at = starts.map((start) => lines.findIndex((line) => start !== '' && line.includes(start)))
  return { file, line: Math.max(...at, 0) + 1 }
}

function fileOf(where: string): string {
  const guide = /^guides(\/[a-z/-]+)/.exec(where)?.[1]
  if (guide) return `src/content${guide}.ts`
  const named = /^[\w/-]+\.(?:md|ts)/.exec(where)?.[0]
  if (named) return `src/content/${named}`
  return where.startsWith('emails') ? 'src/server/mail/emailTexts.ts' : 'src/server/links/linkTexts.ts'
}
