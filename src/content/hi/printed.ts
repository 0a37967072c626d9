// Machine draft, not yet checked by a person. Texts only: no advice.
import type { LawFigure } from '#content/law.ts'

const words: Record<string, string> = {
  lakh: 'लाख',
  crore: 'करोड़',
  million: 'मिलियन',
  days: 'दिन',
  months: 'महीने',
  years: 'वर्ष',
  to: 'से',
  or: 'या',
  and: 'और',
  Form: 'फ़ॉर्म',
  Forms: 'फ़ॉर्म',
}

/** A figure of law as Hindi prints it: ₹15 लाख, 182 दिन, फ़ॉर्म 145. A word that has no translation stays as it is. */
export function printed({ printed: [text] }: Pick<LawFigure, 'printed'>): string {
  return text.replace(/[A-Za-z]+/g, (word) => words[word] ?? word)
}
