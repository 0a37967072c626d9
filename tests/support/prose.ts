/** The words of a text as they are read: links, bold and emphasis lose their signs, marks of notes go. */
export function plain(text: string): string {
  return text
    .replace(/ ?\[\^[^\]]*\]/g, '')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/\*\*|(?<!\w)_|_(?!\w)/g, '')
}

/** Words are runs between spaces that hold a letter or a digit. */
export function titleCase(text: string): string[] {
  return plain(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
}

/** Sentences of running text; 'v.' in the name of a case and 'no.' before a number end none. */
export function sentencesOf(text: string): string[] {
  return plain(text)
    .split(/(?<!\b(?:v|no|ref|Rs)\.)(?<=[.?!][”’)]*)\s+/)
    .filter((sentence) => titleCase(sentence).length > 0)
}

/** A statement that can be true or false: a sentence, or a whole bullet, since its first words govern the rest. */
export function statementsOf(text: string): string[] {
  return text
    .split(/\n\s*\n|\n(?=- )/)
    .flatMap((part) => (part.startsWith('- ') ? [plain(part.slice(2))] : sentencesOf(part)))
}

/** Addresses of the links in a text. */
export function linksOf(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)/g)].map(([, address = '']) => address)
}
