import * as v from 'valibot'
import { storableNumber } from './text.ts'

/**
 * Names the version of the record that was seen: 409 if a colleague changed it since, and it stays. Without a version, or a body, as
 * pages of version 1.0.0 send it, it goes whatever it says by now.
 */
export const removal = v.optional(v.object({ version: v.optional(storableNumber) }), {})
