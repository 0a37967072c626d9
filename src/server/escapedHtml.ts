const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text that HTML shows as it is, in elements and in quoted attributes. */
export function escapedHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark)
}
