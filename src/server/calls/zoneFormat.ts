/** Formats in use: making one costs a hundred times what using it does, and each keeps tens of kilobytes. */
const mostFormats = 60

const formats = new Map<string, Intl.DateTimeFormat>()

/** `Intl.DateTimeFormat` for these options, made once. Throws a RangeError if there is no such time zone. */
export function zoneFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  if (formats.size >= mostFormats) formats.clear()
  const format = new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}
