import { linkMinutes } from '#contract/staff/signIn.ts'
import { signInUrl } from '../links/signInToken.ts'
import { normalisedAddress } from '../mail/emailAddress.ts'
import { findMember } from '../staff/members.ts'
import { addTerminalLink } from '../staff/signInLinks.ts'
import { StartupError } from '../startupError.ts'
import type { Command } from './command.ts'

/** `sign-in`: a link to the workplace, for when mail does not work. */
export const signIn: Command = {
  usage: 'sign-in <address>',
  summary: 'print a link that signs a member of staff in to the workplace once',
  options: {},
  positionals: [1, 1],
  audit: () => '',
  async run({ config, open, terminal, record, positionals: [typed = ''] }) {
    const store = await open()
    const member = await findMember(store.db, config.staff, normalisedAddress(typed))
    if (!member)
      throw new StartupError(
        'Nobody has access under this address. Invite it under People in the workplace; or add it to STAFF, and restart the server.',
      )
    const token = await addTerminalLink(store, member.address, Date.now())
    await record()
    terminal.out(`Open this within ${linkMinutes} minutes; it works once, in any browser:\n`)
    terminal.out(`${signInUrl(config, token)}\n`)
    return 0
  },
}
