/** The links between a text and its numbered notes; the longer names are for screen readers. */
export const noteTexts = {
  source: (number: string) => `Source ${number}`,
  backShort: 'Back',
  back: (number: string) => `Back to the text, source ${number}`,
}
