import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'
import { articlePath } from './articleFiles.ts'
import { type ChildEnd, type ChildOptions, runChild } from './runChild.ts'

/** Milliseconds that the checks may take; a minute is usual on a small machine. */
const checkLimit = 180_000

const finding = v.object({ line: v.number(), text: v.string() })
const checkAnswer = v.object({ faults: v.array(finding), remarks: v.array(finding), preview: v.string() })
export type CheckAnswer = v.InferOutput<typeof checkAnswer>

/** Starts a program; tests put another one in its place. */
export type Run = (args: readonly string[], options: ChildOptions) => Promise<ChildEnd>

/** Runs a script of the sources with this Node.js. */
export const runNode: Run = (args, options) => runChild(process.execPath, args, options)

/**
 * Resolves with the findings of `npm run content` on the article or service if its file held this text, and with its page. In a process
 * of its own, on a copy of the sources: the text is data there, too. Checks that do not end are a fault like others.
 */
export async function checkArticle(
  source: string,
  slug: string,
  text: string,
  { run = runNode, signal }: { run?: Run | undefined; signal?: AbortSignal | undefined } = {},
): Promise<CheckAnswer> {
  const options = {
    cwd: source,
    limit: checkLimit,
    input: JSON.stringify({ file: articlePath(slug), text }),
    ...(signal && { signal }),
  }
  const end = await run([join('src', 'build', 'scripts', 'articleFindings.mjs')], options)
  const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), checkAnswer), end.output.trim().split('\n').at(-1))
  if (end.ended === 'itself' && answer.success) return answer.output
  const why =
    end.ended === 'timeout' ? 'The checks did not end and were stopped.' : `The checks failed: ${lastWords(end)}`
  return { faults: [{ line: 0, text: why }], remarks: [], preview: '' }
}

/** The end of what a program wrote, for a person who reads it; without colours. */
export function lastWords({ output, complaints }: ChildEnd): string {
  const plain = stripVTControlCharacters(`${complaints}\n${output}`).trim()
  return plain.slice(0, 1500) || 'it ended without a word'
}
