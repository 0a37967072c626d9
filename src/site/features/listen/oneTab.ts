/** One tab reads at a time: `begin` pauses the others, and `onOther` is called when one of them begins. */
export function oneTab(onOther: () => void): { begin: () => void; close: () => void } {
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('listening') : undefined
  if (channel) channel.onmessage = onOther
  return {
    begin: () => channel?.postMessage('began'),
    close: () => channel?.close(),
  }
}
