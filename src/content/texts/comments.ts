import { site } from '../site.ts'

const writeInstead = `You can write to us at ${site.email} instead.`

/** Interface texts of an article's comments that are needed before the thread's own script. */
export const commentsTexts = {
  title: 'Comments',
  loading: 'Loading comments...',
  needsScript: `Comments need a current browser with JavaScript switched on. ${writeInstead}`,
  loadFailed: (details: string) => `Could not load comments. Please try again later. Details: ${details}`,
  scriptMissing: 'part of this page could not be loaded',
  writeInstead,
}
