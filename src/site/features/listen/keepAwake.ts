/** Keeps the screen on until the answered function is called; where the browser cannot, nothing happens. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let wanted = true
  const ask = async () => {
    if (!wanted || document.visibilityState !== 'visible') return
    try {
      lock = await navigator.wakeLock.request('screen')
      if (!wanted) void lock.release().catch(() => {})
    } catch {
      // Missing, or refused, for example because the battery is low.
    }
  }
  // The browser releases the lock of a page that is hidden.
  const onVisibility = () => void ask()
  document.addEventListener('visibilitychange', onVisibility)
  void ask()
  return () => {
    wanted = false
    document.removeEventListener('visibilitychange', onVisibility)
    void lock?.release().catch(() => {})
  }
}
