/**
 * The ends of a sum by which one of India's large numbers is typed, with what is left of the word in a hurry: in all languages of
 * the site, for what is typed on the pages of one stays on the device and is read on those of another.
 */
export const typedCounts = {
  // Hindi by the code points of its letters, for no page in English sets them. Keyboards write the last letter of crore as one
  // sign, as a letter with a dot, or leave the dot out.
  crore: /(?:crores?|cr\.?|\u0915\u0930\u094b(?:\u095c|\u0921\u093c?))$/i,
  lakh: /(?:lakhs?|lacs?|\u0932\u093e\u0916)$/i,
}
