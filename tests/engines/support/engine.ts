/** The engines of the browsers that the README names. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const

export type EngineName = (typeof engineNames)[number]

/** Keys that are not letters. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'Backspace'

/**
 * One browser with one tab: the little that the smoke journeys need of a driver, so that the same journey runs in every
 * engine. Everything else is built on it in `page.ts`.
 */
export interface Engine extends AsyncDisposable {
  name: EngineName
  /** Console errors and warnings, uncaught errors and violations of the security policy, of all pages so far. */
  complaints: string[]
  /** Opens the address and waits for its load event. */
  goto(url: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Runs the function in the page and answers its result. It is sent as text: it sees its arguments only. */
  evaluate<Arguments extends unknown[], Result>(
    work: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>>
  /** Presses and releases the mouse there. */
  clickAt(x: number, y: number): Promise<void>
  /** Types the text into what has the focus. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Sets the size of the page, not of the window. */
  resize(width: number, height: number): Promise<void>
  /** Closes the tab and goes on in a new one. */
  newTab(): Promise<void>
  /** Ends the browser and starts it again with what it stored. */
  restart(): Promise<void>
}
