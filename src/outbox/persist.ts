/** Asks the browser to keep what is stored here; some browsers ask the visitor. Tells whether it promised. */
export async function keepStorage(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist())
  } catch {
    return false
  }
}

/** Whether the browser may clear what is stored here by itself: after weeks without a visit, or for want of room. */
export async function mayBeEvicted(): Promise<boolean> {
  try {
    return !(await navigator.storage.persisted())
  } catch {
    return true
  }
}
