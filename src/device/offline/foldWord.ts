/** Marks that only colour a letter. Those of the scripts of India (U+0900 to U+0DFF) are its vowels. */
const accents = /(?![\u0900-\u0dff])\p{M}/gu
const devanagari = /[\u0900-\u097f]/

/**
 * The form in which a word is indexed and compared: lower case, without accents, singular, with one spelling of what is
 * spelt in several ways. Figures lose the commas of their groups; Hindi keeps its vowel signs.
 */
export function foldWord(word: string): string {
  const plain = word.normalize('NFKD').replace(accents, '').toLowerCase()
  if (devanagari.test(plain)) return foldHindi(plain)
  return /\d/.test(plain) ? plain.replaceAll(',', '') : foldEnglish(plain)
}

/** The word as it was typed, for a list of words: without case and accents. */
export function plainWord(word: string): string {
  const plain = word.normalize('NFKD').replace(accents, '').toLowerCase()
  return devanagari.test(plain) ? sameSound(plain) : plain
}

/** British and other spellings that no ending explains. */
const spellings = new Map(
  Object.entries({
    licence: 'license',
    programme: 'program',
    judgement: 'judgment',
    acknowledgement: 'acknowledgment',
    instalment: 'installment',
    enrolment: 'enrollment',
    fulfilment: 'fulfillment',
    centre: 'center',
    defence: 'defense',
    lac: 'lakh',
    cr: 'crore',
  }),
)

function foldEnglish(plain: string): string {
  const one = singular(plain)
  return (
    spellings.get(one) ??
    one.replace(/^(.{2,})([iy])z(e|ed|er|ing|ation)$/, '$1$2s$3').replace(/^(.{3,})our(ed|ing|able|hood)?$/, '$1or$2')
  )
}

function singular(plain: string): string {
  if (plain.length < 4 || !/[^su]s$/.test(plain)) return plain
  if (plain.length > 4 && plain.endsWith('ies')) return `${plain.slice(0, -3)}y`
  return plain.replace(/(?<end>x|ch|sh|ss)es$|s$/, '$<end>')
}

/** Case endings and plurals; what is left of a word has at least three code points. */
const hindiEnding =
  /^(.{3,}?)(?:\u093f\u092f\u094b\u0902|\u093f\u092f\u093e\u0902|\u093e\u092f\u0947\u0902|\u093e\u0913\u0902|[\u093e\u093f\u0940\u0941\u0942\u0947\u094b]\u0902?)$/u

function foldHindi(plain: string): string {
  return sameSound(plain).replace(hindiEnding, '$1')
}

/** Spellings between which keyboards and writers choose freely. */
function sameSound(plain: string): string {
  return (
    plain
      .replace(/[\u0966-\u096f]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x966))
      // Nukta and joiners.
      .replace(/\u093c|\u200c|\u200d/g, '')
      // Chandrabindu, and a nasal before a consonant of its class, are written as anusvara.
      .replace(/\u0901/g, '\u0902')
      .replace(
        /\u0919\u094d(?=[\u0915-\u0918])|\u091e\u094d(?=[\u091a-\u091d])|\u0923\u094d(?=[\u091f-\u0922])|\u0928\u094d(?=[\u0924-\u0927])|\u092e\u094d(?=[\u092a-\u092d])/g,
        '\u0902',
      )
      // A vowel after another: किराए and किराये.
      .replace(/([\u093e-\u094c])\u090f/g, '$1\u092f\u0947')
  )
}
