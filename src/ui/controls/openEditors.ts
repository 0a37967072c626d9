let open = 0

/**
 * Notes that an editor was opened to write in: its place is work too, even while it is empty. The returned function notes
 * that it is closed, so that a component can hand this to `useEffect`.
 */
export function openEditor(): () => void {
  open += 1
  return () => {
    open -= 1
  }
}

/** Whether any editor is open in this page. */
export function hasOpenEditor(): boolean {
  return open > 0
}
