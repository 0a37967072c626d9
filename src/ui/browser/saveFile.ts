/** Lets the visitor save a file that was made on this device or came with an answer. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Browsers have read it by the next minute; it must not stay in memory for the whole day.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
