/**
 * The ends of a sum by which one of India's large numbers is typed, with what is left of the word in a hurry: in all languages of
 * the site, for what is typed on the pages of one stays on the device and is read on those of another.
 */
export const typedCounts = {
  // Keyboards write ड़ as one sign, as a letter with a dot, or leave the dot out.
  crore: /(?:crores?|cr\.?|करो(?:\u095c|\u0921\u093c?))$/i,
  lakh: /(?:lakhs?|lacs?|लाख)$/i,
}
