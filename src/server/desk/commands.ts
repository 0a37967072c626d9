import type { Command } from './command.ts'
import { enquiries } from './enquiries.ts'

/** Every command of the desk by the words that call it, in the order of the help. */
export const commands: Readonly<Record<string, Command>> = {
  enquiries,
}
