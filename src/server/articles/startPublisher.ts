import type { FastifyBaseLogger } from 'fastify'
import { mayCall } from '#contract/staff/roles.ts'
import type { Config } from '../config.ts'
import { findMember } from '../staff/members.ts'
import { readProfile } from '../staff/profiles.ts'
import type { Store } from '../store/store.ts'
import { Publisher } from './publisher.ts'

/** Publishes what owners ask for, if the settings name a folder of sources and staff. */
export function startPublisher(
  { siteSource, staff }: Pick<Config, 'siteSource' | 'staff'>,
  store: Store,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Publisher | undefined {
  if (siteSource === undefined || staff.length === 0) return undefined
  const publisher = new Publisher(store, {
    source: siteSource,
    now: Date.now,
    mayPublish: async (address) => {
      const member = await findMember(store.db, staff, address)
      return member !== undefined && mayCall(member.role, 'publishArticle')
    },
    nameOf: async (address) => (await readProfile(store.db, address)).name,
    log,
  })
  publisher.start()
  return publisher
}
