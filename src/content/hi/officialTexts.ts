// Machine draft, not yet checked by a person. Texts only: no advice.
import { officialTexts as english } from '#content/law.ts'

/** The Hindi name of each official text. Its own title follows in brackets, since the text behind the link is in English. */
const names = {
  incomeTax: 'आयकर अधिनियम',
  incomeTax1961: 'आयकर अधिनियम',
  incomeTaxRules: 'आयकर नियम',
  finance2025: 'वित्त अधिनियम',
  finance2026: 'वित्त अधिनियम',
  propertyRules: 'गैर-ऋण लिखत नियम',
  remittance: 'परिसंपत्तियों के प्रेषण पर मास्टर निदेश',
  deposits: 'जमा और खातों पर मास्टर निदेश',
  hinduSuccession: 'हिंदू उत्तराधिकार अधिनियम',
  stamp: 'भारतीय स्टांप अधिनियम',
  registration: 'पंजीकरण अधिनियम',
  apostille: 'अपोस्टिल कन्वेंशन के सदस्य देशों की तालिका',
} satisfies Partial<Record<keyof typeof english, string>>

/** An official text with its Hindi name, and with the part of it that matters. */
export function officialText(id: keyof typeof names): { title: string; url: string } {
  const { title, url } = english[id]
  return { title: `${names[id]} (${title})`, url }
}
