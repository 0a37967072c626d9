import { isOnline, onConnectionChange } from './connection.ts'

/**
 * Asks for the pictures of the page that did not come once more whenever the connection returns: no browser does. At once,
 * too, for it may have returned already.
 */
export function askAgainForPictures(): void {
  onConnectionChange(askAgain)
  askAgain()
}

function askAgain(): void {
  if (!isOnline()) return
  for (const picture of document.querySelectorAll('img')) {
    const isLost = picture.complete && picture.currentSrc !== '' && picture.naturalWidth === 0
    // Assigning even the same address makes the browser choose and load anew.
    if (isLost) picture.setAttribute('src', picture.src)
  }
}
