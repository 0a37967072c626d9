// What an article needs once it has marks or a selection, and what the list of all marks needs: they share most of it, so
// it is one chunk.
export { AllMarks } from './AllMarks.tsx'
export { ArticleMarks } from './ArticleMarks.tsx'
