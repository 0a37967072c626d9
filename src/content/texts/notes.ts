/** The numbered notes of a text, and the links between them and it; the longer names are for screen readers. */
export const noteTexts = {
  heading: 'Official texts',
  source: (number: string) => `Source ${number}`,
  backShort: 'Back',
  back: (number: string) => `Back to the text, source ${number}`,
}
