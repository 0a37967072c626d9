let pressed: HTMLButtonElement | undefined

function keep({ target }: Event): void {
  pressed = target instanceof Element ? (target.closest('button') ?? undefined) : undefined
}

/** Remembers the last button that is pressed while the scripts are on their way. */
export function keepEarlyClick(): void {
  addEventListener('click', keep, { capture: true })
}

/** From now on React hears clicks itself; what came before is pressed again as soon as the page answers. */
export function repeatEarlyClick(page: HTMLElement): void {
  removeEventListener('click', keep, { capture: true })
  const button = pressed
  if (!button) return
  const observer = new MutationObserver(() => {
    if (!('hydrated' in page.dataset)) return
    observer.disconnect()
    if (button.isConnected) button.click()
  })
  observer.observe(page, { attributes: true, attributeFilter: ['data-hydrated'] })
}
