import type { PageMeta } from './pages/pageEntity.ts'
import type { Situation, Task } from './taskEntity.ts'
import { taskName, taskPages, tasksPath } from './texts/taskPages.ts'

/** A task on the list: its name, a sentence, and the words in which readers come for it. */
export interface TaskCard {
  path: string
  title: string
  card: string
  situations: readonly Situation[]
}

/** The list of the tasks, as the browser gets it. */
export interface TaskList {
  path: string
  meta: PageMeta
  title: string
  /** Name of its social picture. */
  picture: string
  lede: string
  cards: readonly TaskCard[]
  /** Situations that no task is about, each with the page for it. */
  others: readonly { text: string; to: string }[]
}

const modules = import.meta.glob<Task>('./tasks/*.ts', { import: 'default', eager: true })

const lateBuilder =
  '/services/DeveloperClaims#faq-i-paid-years-ago-and-there-is-still-no-flat-is-it-too-late-after-five-years'
const foreignHeir =
  '/blogs/understanding-nri-inheritance-laws#may-a-foreign-wife-or-husband-without-an-oci-card-inherit'

const list: TaskList = {
  path: tasksPath,
  meta: {
    title: taskName(tasksPath),
    description:
      'Six tasks of Indians abroad from the first paper to the last: selling, the tax refund, an inheritance, letting, coming home, buying. To tick off, also offline.',
  },
  title: taskName(tasksPath),
  picture: 'tasks',
  lede: 'Each task is one page: what comes when, who does it, with which papers, what it costs and where it goes wrong. Tick off what is done; the ticks stay on your device, and the pages work without a connection.',
  cards: taskPages.flatMap(({ path }) => {
    const task = modules[`.${path}.ts`]
    return task ? [{ path, title: task.title, card: task.card, situations: task.situations }] : []
  }),
  others: [
    { text: 'How many days may I stay in India?', to: '/tools/residence' },
    {
      text: 'I stayed long in India: am I taxed there on my foreign income, on everything?',
      to: '/blogs/nri-income-tax-rules-india',
    },
    { text: 'My brother in India is to sign for me at the registrar or the bank.', to: '/blogs/nri-power-of-attorney' },
    { text: 'I have to sign papers for India where I live.', to: '/blogs/nri-power-of-attorney' },
    { text: 'By when must a document that I signed abroad be stamped?', to: '/tools/power-of-attorney' },
    { text: 'How much money from a sale may I take out of India each year?', to: '/tools/sending' },
    {
      text: 'Which forms does the bank want when I send sale money abroad?',
      to: '/blogs/repatriation-of-funds-for-nris',
    },
    { text: 'The bank does not send my money abroad.', to: '/blogs/repatriation-of-funds-for-nris' },
    { text: 'I paid a builder years ago and there is still no flat.', to: lateBuilder },
    { text: 'The builder is five years late. Is it too late to complain?', to: lateBuilder },
    {
      text: 'The builder has not given possession.',
      to: '/services/DeveloperClaims#faq-possession-is-late-what-may-i-claim',
    },
    { text: 'Somebody has built on my plot.', to: '/services/AdversePossession' },
    { text: 'My tenant has stopped paying rent.', to: '/services/LandlordTenantDisputes' },
    { text: 'The tenant refuses to leave.', to: '/services/LandlordTenantDisputes' },
    { text: 'My relatives will not divide what we own together.', to: '/services/PartitionOfProperty' },
    { text: 'May a foreign citizen inherit land in India?', to: foreignHeir },
    { text: 'My wife has a British passport and no OCI card. May she inherit our farm land?', to: foreignHeir },
    { text: 'Do I need an Aadhaar, and must I link my PAN?', to: '/services/Documents' },
    { text: 'What does stamp duty cost in my State?', to: '/states' },
    { text: 'Which day must I not miss this year?', to: '/deadlines' },
    { text: 'Which rules have changed this year?', to: '/what-changed' },
    { text: 'I need a letter that I can copy.', to: '/letters' },
  ],
}

export default list
