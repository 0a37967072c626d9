import { claims } from '../texts/claims.ts'
import type { PageHero, PageLink, PageMeta } from './pageEntity.ts'
import { pageMetas } from './pageMetas.ts'

export interface AboutPage {
  meta: PageMeta
  hero: PageHero
  presence: { title: string; text: string; button: PageLink }
  mission: TitledList
  vision: TitledList
  /** Roles and practices; each is shown with an icon. */
  leaders: { title: string; text: string; items: readonly { title: string; description: string }[] }
}

/** A heading with bullets under it. */
export interface TitledList {
  title: string
  items: readonly string[]
}

export const about: AboutPage = {
  meta: pageMetas.about,
  hero: {
    title: 'About Us',
    subtitle: claims.aboutSubtitle,
    description:
      'An Indian matter rarely waits for the next visit home. We look after property disputes, inheritance, title checks, tenancies, claims against developers, banking and company matters for non-resident Indians, so that the owner’s part can be done from a desk in another country: reading, deciding, signing.',
  },
  presence: {
    title: 'Clients abroad, work done in India',
    text: 'The people we act for live in other countries and other time zones; the registers, courts and banks that decide their matters are here. We write to you where you are, and attend the offices where they are.',
    button: { text: 'Explore Our Services', to: '/services' },
  },
  mission: {
    title: 'Our Mission',
    items: [
      'To handle Indian legal, property and financial matters without requiring the owner to travel, wherever the law allows it.',
      'To explain each step in plain English before it is taken, with its limits as well as its purpose.',
      'To act only within written authority, and to keep that authority as narrow as the work permits.',
      'To answer enquiries promptly: our team typically responds within 48 hours.',
    ],
  },
  vision: {
    title: 'Our Vision',
    items: [
      'That no one should lose a home, a share or a hearing in India by living abroad.',
      'That families should be able to see their own documents, in order, before a dispute makes them look.',
      'That an owner overseas should understand a deed as well as the official who registers it.',
    ],
  },
  leaders: {
    title: 'Who leads the work',
    text: 'Four practices share most matters. Each has a lead who is responsible for its work.',
    items: [
      {
        title: 'Head of Property and Title',
        description:
          'Chains of ownership, deeds, stamping, registration and mutation; checks on projects before money is paid.',
      },
      {
        title: 'Head of Disputes and Tribunals',
        description:
          'Civil suits over land, tenancy petitions, claims against developers, and cases before the National Company Law Tribunal.',
      },
      {
        title: 'Head of Succession and Family Property',
        description:
          'Wills, succession certificates, partition and family settlements, with heirs who live in several countries.',
      },
      {
        title: 'Head of Banking, Tax and Company Coordination',
        description:
          'Non-resident accounts, remittance documents and company filings, worked through with accountants and banks.',
      },
    ],
  },
}
