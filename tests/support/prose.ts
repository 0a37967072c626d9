/** The words of a text as they are read: links, bold and emphasis lose their signs. */
export function plain(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replace(/\*\*|(?<!\w)_|_(?!\w)/g, '')
}

/** Words are runs between spaces that hold a letter or a digit. */
export function wordsOf(text: string): string[] {
  return plain(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
}

/** Sentences of running text; 'v.' in the name of a case and 'no.' before a number end none. */
export function sentencesOf(text: string): string[] {
  return plain(text)
    .split(/(?<!\b(?:v|no|ref|Rs)\.)(?<=[.?!][”’)]*)\s+/)
    .filter((sentence) => wordsOf(sentence).length > 0)
}

/** Paragraphs and bullets, one by one. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n|\n(?=- )/)
    .map((part) => part.replace(/^- /, '').replaceAll('\n', ' ').trim())
    .filter(Boolean)
}

/** What can be true or false by itself: a sentence, or a bullet as a whole, since its first words govern the rest. */
export function statementsOf(text: string): string[] {
  return text
    .split(/\n\s*\n|\n(?=- )/)
    .flatMap((part) => (part.startsWith('- ') ? [plain(part.slice(2))] : sentencesOf(part)))
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Addresses of the links in a text. */
export function linksOf(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)/g)].map(([, address = '']) => address)
}
