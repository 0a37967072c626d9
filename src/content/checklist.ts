/** Consecutive lines of a checklist, in Markdown's notation of a task list. */
const checklist = /((?:^- \[ \] .*(?:\n|$))+)/m
const box = /^- \[ \] /

/** A text in reading order: strings, and between them the items of each checklist. */
export function partAtChecklists(text: string): (string | string[])[] {
  return text.split(checklist).flatMap((part): (string | string[])[] => {
    if (!box.test(part)) return part.trim() ? [part] : []
    return [
      part
        .trim()
        .split('\n')
        .map((line) => line.replace(box, '')),
    ]
  })
}

/** The fault in the boxes of one list, as advice to its writer; `undefined` when they are all there or none is. */
export function boxFault(items: readonly string[]): string | undefined {
  const marked = items.filter((item) => item.startsWith('[ ] ')).length
  if (items.some((item) => /^\[[\sx]*\](?!\()/i.test(item) && !item.startsWith('[ ] '))) {
    return 'has a box that is not empty or not whole; write "- [ ] " and the text'
  }
  if (marked !== 0 && marked !== items.length) return 'has a box in some items only; write "- [ ] " in all or in none'
  return undefined
}
