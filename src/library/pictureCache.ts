/** Cache Storage's name for the pictures that the library stores ahead. */
export const pictureCache = 'pictures'
/** For those that pages showed, often in other widths; the worker keeps the last few. */
export const seenPictureCache = 'seen-pictures'
