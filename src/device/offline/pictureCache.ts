import { siteCache } from './siteCaches.ts'

/** Cache Storage name for pictures that are stored ahead. */
export const pictureCache = siteCache.pictures
/** Cache for pictures that pages showed, often in other widths; the worker keeps the last few. */
export const seenPictureCache = siteCache.seenPictures
