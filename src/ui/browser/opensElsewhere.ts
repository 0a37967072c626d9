/** Whether a click on a link asks for a new tab or window, or to save it: such a click is left to the browser. */
export function opensElsewhere(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
