import { commenterStorageKey } from '#content/storageKeys.ts'

/** The writer's name and contact details. All are optional (CM-12). */
export interface Commenter {
  username: string
  phone: string
  email: string
}

/** The commenter that the visitor asked this device to remember; `undefined` when there is none or storage cannot be used. */
export function rememberedCommenter(): Commenter | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(commenterStorageKey) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return undefined
    const { username, phone, email } = kept as Partial<Record<keyof Commenter, unknown>>
    return { username: text(username), phone: text(phone), email: text(email) }
  } catch {
    return undefined
  }
}

/** Remembers the writer on this device only; `undefined` forgets. */
export function rememberCommenter(commenter: Commenter | undefined): void {
  try {
    if (!commenter) {
      localStorage.removeItem(commenterStorageKey)
      return
    }
    const { username, phone, email } = commenter
    localStorage.setItem(commenterStorageKey, JSON.stringify({ username, phone, email }))
  } catch {
    // Without storage the visitor types it again.
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
