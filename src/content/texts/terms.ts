/** Texts of the card that explains a term beside the text. */
export const termTexts = {
  inGlossary: 'In the glossary',
  close: 'Close',
}
