import { site } from '../site.ts'

/** Interface texts of an article's comments that stand before the thread (specification, sections 4 and 8). */
export const commentsTexts = {
  title: 'Comments',
  loading: 'Loading comments...',
  needsScript: `Comments are shown and written with JavaScript, which is switched off in this browser. You can write to us at ${site.email} instead.`,
  loadFailed: (details: string) => `Could not load comments. Please try again later. Details: ${details}`,
}
