/** Whether the file is a font that few visitors need: a typeface that is chosen, the letters of another language. */
export function isAskedFont(pathname: string): boolean {
  return /^\/assets\/asked\/[\w-]+\.woff2$/.test(pathname)
}
