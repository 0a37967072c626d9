import { measureWarnings } from './measures.ts'
import { repetitionWarnings } from './repetitions.ts'
import { placeOf } from './warning.ts'
import { wordingWarnings } from './wordings.ts'

/** All remarks on the texts, each as 'file:line  remark', in the order of files and lines. */
export function contentWarnings(): string[] {
  return [...wordingWarnings(), ...measureWarnings(), ...repetitionWarnings()]
    .map((warning) => ({ ...placeOf(warning), remark: warning.remark }))
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map(({ file, line, remark }) => `${file}:${line}  ${remark}`)
}
