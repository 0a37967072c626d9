import { marksTexts as texts } from '#content/texts/marks.ts'
import type { MarkedPage } from '#device/kept.ts'
import { saveFile } from '#ui/browser/saveFile.ts'
import { exactTime } from '#ui/text/exactTime.ts'
import { asMarkdown } from './passages.ts'

/** Saves marks and notes as a file on the visitor's device. */
export function saveMarks(pages: readonly MarkedPage[]): void {
  const text = asMarkdown(pages, exactTime(Date.now()))
  saveFile(new Blob([text], { type: 'text/markdown' }), texts.fileName)
}
