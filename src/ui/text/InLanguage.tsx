import { edition } from '#content/edition.ts'

interface InLanguageProps {
  text: string
  /** Words within the text. */
  words: string
  /** Code of the language that those are in. */
  lang: string
}

/** A text with the words that are in another language marked as such: a screen reader then says them in that language. */
export function InLanguage({ text, words, lang }: InLanguageProps) {
  const start = text.indexOf(words)
  if (lang === edition.code || start < 0) return text
  return (
    <>
      {text.slice(0, start)}
      <span lang={lang}>{words}</span>
      {text.slice(start + words.length)}
    </>
  )
}
