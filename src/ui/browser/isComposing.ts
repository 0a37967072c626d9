/**
 * Whether a key belongs to an input method that is composing a word (Hindi transliteration, Japanese, dead keys). Then
 * it chooses among suggestions and must not act on the page. Safari ends the composition before the key that ended it,
 * which then has only the key code 229.
 */
export function isComposing(event: KeyboardEvent | { readonly nativeEvent: KeyboardEvent }): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event
  return key.isComposing || key.keyCode === 229
}
