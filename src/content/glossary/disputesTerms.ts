import type { GlossaryGroup } from './glossaryTerm.ts'

/** Disputes and companies. */
export const disputesTerms: GlossaryGroup = {
  title: 'Disputes and companies',
  text: 'Courts, tribunals and companies.',
  terms: [
    {
      term: 'Adverse possession',
      uses: 'adverse possession',
      definition:
        'The rule by which an owner loses land to a person who has held it openly and against the owner for the period that the law sets, 12 years as a rule.',
    },
    {
      term: 'Limitation',
      uses: 'Limitation Act|periods? of limitation',
      definition: 'The period within which a claim must be brought to court. It is set by the Limitation Act, 1963.',
    },
    {
      term: 'Ouster',
      uses: 'ouster',
      definition: 'Open exclusion of a co-owner by another. Until then, possession by one counts for all.',
    },
    {
      term: 'Injunction',
      uses: 'injunctions?',
      definition:
        'A court order to do something or to stop doing it, for instance not to sell while a case is pending.',
    },
    {
      term: 'Specific performance',
      uses: 'specific performance',
      definition: 'A court order that a contract be carried out, rather than paid for in damages.',
    },
    {
      term: 'Rent control',
      uses: 'rent control|rent (?:control )?Acts?',
      definition: 'State laws that limit rent increases and allow eviction only on listed grounds.',
    },
    {
      term: 'Model Tenancy Act',
      uses: 'Model Tenancy Act',
      definition: 'A model law of 2021 on tenancies. It binds only where a State has enacted it.',
    },
    {
      term: 'Consumer commission',
      uses: 'consumer commissions?|(?:District|State|National) Commission',
      definition:
        'A tribunal for complaints about goods and services, builders included. The price paid decides which level hears the case.',
    },
    {
      term: 'IBC',
      uses: 'IBC|Insolvency and Bankruptcy Code',
      definition:
        'The Insolvency and Bankruptcy Code, 2016, for companies and LLPs that cannot pay their debts. Home buyers may petition only in a group.',
    },
    {
      term: 'SARFAESI Act',
      uses: 'SARFAESI(?: Act)?',
      definition: 'A law of 2002 by which a bank can take the mortgaged property without going to court first.',
    },
    {
      term: 'LLP',
      uses: 'LLPs?|limited liability partnership',
      definition:
        'A limited liability partnership: a partnership with the limited liability of a company and fewer filings.',
    },
  ],
}
