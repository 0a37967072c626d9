import { langAt, sourceLanguage } from '#content/languages.ts'

/** The member's signature in the language of a page; else in the first language; else none. */
export function signatureFor(page: string, signatures: Readonly<Record<string, string>>): string {
  return (signatures[langAt(page)] || signatures[sourceLanguage.code] || '').trim()
}

/**
 * The answer with its signature. One that ends with it already has it once: it was signed by hand, came back from the queue, or
 * is made of a template with it.
 */
export function signed(text: string, signature: string): string {
  const plain = (one: string) => one.replace(/\s+/g, ' ').trim()
  if (signature === '' || plain(text).endsWith(plain(signature))) return text
  return `${text.trimEnd()}\n\n${signature}`
}
