import type { Part } from './letterText.ts'

/** A letter before it is written out. */
export interface Composed {
  to: readonly string[]
  replyTo?: { name: string; address: string }
  subject: string
  parts: readonly Part[]
  headers?: Readonly<Record<string, string>>
}
