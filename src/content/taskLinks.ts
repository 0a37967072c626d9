// Which services, articles and tools belong to which task and to which letters. The one table: their pages link what is
// listed here, near their top, for readers who come to do it themselves.
import type { LetterGroup } from './letterEntity.ts'
import type { ServicePath } from './services/order.ts'
import { doItYourself, type TaskPath, taskName } from './texts/taskPages.ts'
import type { ToolName } from './texts/toolTitles.ts'

/** The kinds of pages that link tasks and letters. */
export type TaskLinkFrom = 'services' | 'articles' | 'tools'

interface Subject {
  services?: readonly ServicePath[]
  /** By slug. */
  articles?: readonly string[]
  tools?: readonly ToolName[]
}

const tasks: Readonly<Record<TaskPath, Subject>> = {
  '/tasks/selling': {
    services: ['RealEstateServices', 'TitleVerification', 'BankingAndFinance', 'TransferOfProperty'],
    articles: ['capital-gains-tax-nri', 'repatriation-of-funds-for-nris', 'nri-property-transfer-guide'],
    tools: ['selling', 'sending', 'power-of-attorney'],
  },
  '/tasks/refund': {
    services: ['Consultancy'],
    articles: ['capital-gains-tax-nri', 'nri-income-tax-rules-india', 'rental-income-rules-nri'],
    tools: ['selling', 'rent', 'refund'],
  },
  '/tasks/heirs': {
    services: ['SuccessionCertificate', 'PartitionOfProperty', 'TransferOfProperty'],
    articles: [
      'understanding-nri-inheritance-laws',
      'inheritance-will-planning-nri',
      'nri-legal-rights-property-disputes',
    ],
    tools: ['estate'],
  },
  '/tasks/letting': {
    services: ['LandlordTenantDisputes'],
    articles: ['rental-income-rules-nri', 'nri-real-estate-investment-tips'],
    tools: ['rent'],
  },
  '/tasks/coming-home': {
    services: ['Consultancy', 'BankingAndFinance'],
    articles: ['nri-banking-options-india', 'nri-income-tax-rules-india'],
    tools: ['residence'],
  },
  '/tasks/buying': {
    services: ['RealEstateServices', 'TitleVerification'],
    articles: ['buying-property-india-nri', 'nri-buying-property-india', 'nri-real-estate-investment-tips'],
    tools: ['power-of-attorney'],
  },
}

const letters: Readonly<Partial<Record<LetterGroup, Subject>>> = {
  powers: { services: ['Documents'], articles: ['power-of-attorney-nri', 'nri-power-of-attorney'] },
  selling: { articles: ['capital-gains-tax-nri'] },
  letting: { services: ['LandlordTenantDisputes'], articles: ['rental-income-rules-nri'] },
  banks: {
    services: ['BankingAndFinance'],
    articles: ['repatriation-of-funds-for-nris', 'nri-banking-options-india'],
  },
  death: { services: ['SuccessionCertificate'], articles: ['understanding-nri-inheritance-laws'] },
  disputes: {
    services: ['DeveloperClaims', 'LitigationMatters', 'PartitionOfProperty', 'AdversePossession'],
    articles: ['nri-legal-rights-property-disputes'],
  },
}

/** The tasks and the letters that belong to a page, as links. Empty where there are none. */
export function taskLinksOf(from: TaskLinkFrom, name: string): { text: string; to: string }[] {
  const isListed = (subject: Subject | undefined) => (subject?.[from] as readonly string[] | undefined)?.includes(name)
  const group = (Object.keys(letters) as LetterGroup[]).find((one) => isListed(letters[one]))
  return [
    ...(Object.keys(tasks) as TaskPath[])
      .filter((path) => isListed(tasks[path]))
      .map((to) => ({ text: taskName(to), to })),
    ...(group ? [{ text: doItYourself.letters, to: `/letters#${group}` }] : []),
  ]
}
