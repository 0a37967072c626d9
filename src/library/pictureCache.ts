/** Cache Storage's name for drawn pictures; the worker fills it as they are seen, the library ahead of that. */
export const pictureCache = 'pictures'
