/** Interface texts below a sample wording; they load with its buttons. */
export const sampleTexts = {
  copy: 'Copy',
  textFile: 'Text file',
  wordFile: 'Word file',
  copied: 'Copied.',
  /** For browsers that let no script copy. */
  selected: 'The text is selected. Copy it with your keyboard or the menu.',
  saved: (name: string) => `Saving ${name}.`,
  failed: 'The Word file could not be made. Try again once you are online, or take the text file.',
}
