import * as v from 'valibot'
import { storableNumber } from './text.ts'

/**
 * Names the version of the record that was seen: 409 if a colleague changed it since, and it stays. Sent by POST, because a body of
 * DELETE has no meaning of its own (RFC 9110), and some proxies drop it.
 */
export const removal = v.object({ version: storableNumber })
