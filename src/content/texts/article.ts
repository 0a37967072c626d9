/** Interface texts of an article's page. */
export const articleTexts = {
  helper: 'About this article',
  /** Beside the contents, while reading. */
  minutesLeft: (minutes: number) => (minutes === 1 ? 'About 1 minute left' : `About ${minutes} minutes left`),
  end: 'You have reached the end',
  /** Name of a preformatted block for screen readers. */
  sample: 'Sample text',
  service: 'The service behind this article',
}
