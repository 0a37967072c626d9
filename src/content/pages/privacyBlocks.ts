import { site } from '../site.ts'
import { contactLinks } from './contactLinks.ts'

export interface PrivacySection {
  /** Anchor of the section. */
  id: string
  title: string
  blocks: readonly PrivacyBlock[]
}

export type PrivacyBlock =
  | { type: 'heading'; text: string }
  | { type: 'paragraph'; text: string }
  | { type: 'list'; items: readonly string[] }
  /** A sentence that ends in a mail link. */
  | { type: 'email'; text: string; link: string; display: string }

/** A paragraph of plain text. */
export const paragraph = (text: string): PrivacyBlock => ({ type: 'paragraph', text })
/** A heading within a section. */
export const heading = (text: string): PrivacyBlock => ({ type: 'heading', text })
/** A list of bullets. */
export const list = (...items: string[]): PrivacyBlock => ({ type: 'list', items })
/** A sentence that ends in a mail link, to the provider unless another address is given. */
export const email = (text: string, address = ''): PrivacyBlock => ({
  type: 'email',
  text,
  link: address ? `mailto:${address}` : contactLinks.email,
  display: address || site.email,
})
