import { claims } from '../texts/claims.ts'
import { type TaskPath, taskName, tasksPath } from '../texts/taskPages.ts'
import { toolsQuestion } from '../texts/toolTitles.ts'
import type { PageLink, PageMeta } from './pageEntity.ts'
import { pageMetas } from './pageMetas.ts'

export interface HomePage {
  meta: PageMeta
  /** The two lines, the subtitle and the bottom text fade in one after the other. */
  hero: {
    titleLines: readonly [string, string]
    subtitle: string
    /** Leads down to the list of services. */
    seeServices: string
    bottomText: string
  }
  /** The tasks, right after the hero: readers come with a task. */
  tasks: { title: string; list: readonly HomeTask[]; all: PageLink }
  /** One sentence in two voices: the statement, then what is stressed. */
  intro: { statement: string; emphasis: string; text: string; link: PageLink }
  help: { title: string; cards: readonly HelpCard[] }
  services: {
    title: string
    text: string
    /** Opens the collapsed grid on small screens. */
    loadMore: string
    more: PageLink
    /** The card after the services. */
    contactCard: { title: string; description: string; to: PageLink['to'] }
  }
  /** The tools, after the services. */
  tools: { title: string; text: string; all: PageLink }
  consultation: PageLink
}

/** A task with the one line that says for whom it is. */
export interface HomeTask {
  name: string
  to: TaskPath
  line: string
}

export interface HelpCard {
  title: string
  text: string
  button: PageLink
}

const task = (to: TaskPath, line: string): HomeTask => ({ name: taskName(to), to, line })

const findOutMore = { text: 'Find out more', to: '/about' } as const

export const home: HomePage = {
  meta: pageMetas.home,
  hero: {
    titleLines: ['Your property is in India.', 'You don’t have to be.'],
    subtitle:
      'Legal, property and financial work for non-resident Indians, carried out in India while you stay where you live.',
    seeServices: 'See all services',
    bottomText: `${claims.experience}Our team typically responds within 48 hours.`,
  },
  tasks: {
    title: 'What do you have to do?',
    list: [
      task('/tasks/selling', 'From the first paper to the money abroad.'),
      task('/tasks/refund', 'Tax that buyer, tenant or bank kept back.'),
      task('/tasks/heirs', 'What the bank and the registry ask for.'),
      task('/tasks/letting', 'Tenant, rent, tax and the yearly return.'),
      task('/tasks/coming-home', 'Tax status, accounts and foreign money.'),
      task('/tasks/buying', 'Checks, payment, deed and registration.'),
    ],
    all: { text: taskName(tasksPath), to: tasksPath },
  },
  intro: {
    statement: 'We keep the court dates.',
    emphasis: 'You keep the decisions.',
    text: 'A flat whose tenant has stopped paying. A plot recorded in four names. A deposit left unclaimed since a parent died. Matters like these need someone in India who can go to the office, read the register and report back. That is our work.',
    link: { text: 'Know More →', to: '/about' },
  },
  help: {
    title: 'How we help',
    cards: [
      {
        title: claims.help,
        text: 'Registry, court, bank, builder. We act on the authority you give us, and report what each office said and what it wants next.',
        button: findOutMore,
      },
      {
        title: 'No back-and-forth',
        text: 'One list of the documents your matter needs, with copies read before any original leaves your hands.',
        button: findOutMore,
      },
      {
        title: 'Straightforward',
        text: 'Before you agree to a step you read what it is for, what it needs from you and what it cannot achieve.',
        button: findOutMore,
      },
    ],
  },
  services: {
    title: 'Complete List of Services',
    text: 'Choose the service closest to your situation, or contact us if none of them fits.',
    loadMore: 'Load More',
    more: { text: 'More Services', to: '/services' },
    contactCard: {
      title: 'Contact Us',
      description: 'Not sure which of these is yours? Describe the matter and ask.',
      to: '/contact',
    },
  },
  tools: {
    title: toolsQuestion,
    text: 'Answer the first question yourself, from your own dates and sums. What you enter stays on your device.',
    all: { text: 'All tools', to: '/tools' },
  },
  consultation: { text: claims.consultation, to: '/contact' },
}
