/** Heading of the list of changes in the law that closes an article's text. */
export const changesHeading = 'What has changed'
