const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** A new UUID version 7 (RFC 9562). It begins with the time, so the server knows when an item was written. */
export function uuidv7(now = Date.now(), random = crypto.getRandomValues(new Uint8Array(10))): string {
  const time = now.toString(16).padStart(12, '0')
  const tail = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = (8 + (Number.parseInt(tail.slice(3, 4), 16) % 4)).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${tail.slice(0, 3)}-${variant}${tail.slice(4, 7)}-${tail.slice(7, 19)}`
}

/** Whether the text is a UUID of any version. */
export function isIdempotencyKey(text: string): boolean {
  return pattern.test(text)
}

/** When a version 7 key was created, in epoch milliseconds; `undefined` for other versions, which carry no time. */
export function keyTime(key: string): number | undefined {
  if (!pattern.test(key) || key[14] !== '7') return undefined
  return Number.parseInt(key.slice(0, 8) + key.slice(9, 13), 16)
}
