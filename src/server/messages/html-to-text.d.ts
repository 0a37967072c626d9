/** The part of the library that is used here; it comes without types. */
declare module 'html-to-text' {
  interface Selector {
    selector: string
    format?: string
    options?: Record<string, unknown>
  }
  export function convert(
    html: string,
    options: { wordwrap: false; selectors: Selector[]; limits: Record<string, number> },
  ): string
}
