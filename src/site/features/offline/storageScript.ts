// Needed by the section about stored pages once it is seen. The page is interactive without, so it is one chunk.
export { MyThings } from './MyThings.tsx'
export { ReadingPlaces } from './ReadingPlaces.tsx'
export { StoredList } from './StoredList.tsx'
export { storageActions } from './storageActions.ts'
