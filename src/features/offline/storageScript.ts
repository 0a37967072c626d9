// What the section about stored pages needs once it is seen: it answers without it, so it is one chunk.
export { ReadingPlaces } from './ReadingPlaces.tsx'
export { StoredList } from './StoredList.tsx'
export { storageActions } from './storageActions.ts'
