import type { Block } from './emailBody.ts'

/** An email before it is rendered. */
export interface EmailContent {
  to: readonly string[]
  /** Of the person who wrote it, to stand before the office's name. */
  author?: string
  replyTo?: readonly { name: string; address: string }[]
  subject: string
  blocks: readonly Block[]
  /** In place of the blocks' own HTML. */
  html?: string
  /** Code of the language of its text; 'en' if it is left out. */
  lang?: string
  headers?: Readonly<Record<string, string>>
  /** Written by a person, and not by this program. */
  isPersonal?: boolean
  /** Ids of the files that go with it. */
  attachments?: readonly { id: string; name: string; type: string }[]
  /** An event for the recipient's calendar (RFC 5545), and what the calendar is to do with it. */
  calendar?: { method: 'PUBLISH' | 'CANCEL'; content: string }
  /** Ids of the emails that it continues, oldest first; another's Message-ID has its brackets. */
  references?: readonly string[]
}
