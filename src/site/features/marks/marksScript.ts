// Needed by an article once it has marks or a selection, and by the list of all marks: they share most of it, so
// it is one chunk.
export { AllMarks } from './AllMarks.tsx'
export { ArticleMarks } from './ArticleMarks.tsx'
