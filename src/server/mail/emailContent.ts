import type { Block } from './emailBody.ts'

/** An email before it is rendered. */
export interface EmailContent {
  to: readonly string[]
  replyTo?: { name: string; address: string }
  subject: string
  blocks: readonly Block[]
  /** In place of the blocks' own HTML. */
  html?: string
  headers?: Readonly<Record<string, string>>
  /** Written by a person, and not by this program. */
  isPersonal?: boolean
  /** Ids of the emails that it continues, oldest first. */
  references?: readonly string[]
}
