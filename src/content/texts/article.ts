/** Interface texts of an article's page. */
export const articleTexts = {
  disclaimer: 'About this article',
  published: 'First published',
  /** Beside the contents, while reading. */
  minutesLeft: (minutes: number) => (minutes === 1 ? 'About 1 minute left' : `About ${minutes} minutes left`),
  end: 'You have reached the end',
  /** Name of a sample wording for screen readers. */
  sample: (title: string) => `Sample: ${title}`,
  /** Name of a table that can be scrolled, for screen readers. */
  table: 'Table',
  service: 'Related service',
}
