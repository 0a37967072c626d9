/**
 * Takes `navigator.serviceWorker` away where reading it throws: in a frame that its page has put in a sandbox, and under
 * extensions that guard it. All who ask then find a browser without workers, which they know, and no exception ends the start.
 */
export function withoutRefusedWorker(browser: Navigator = navigator): void {
  try {
    void browser.serviceWorker
  } catch {
    // The extension's is on the object, the browser's own behind it, and may be refused as well.
    for (const holder of [browser, Object.getPrototypeOf(browser)]) Reflect.deleteProperty(holder, 'serviceWorker')
  }
}
