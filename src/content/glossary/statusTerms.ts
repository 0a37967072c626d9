import type { GlossaryGroup } from './glossaryTerm.ts'

/** Status and accounts. */
export const statusTerms: GlossaryGroup = {
  title: 'Status and accounts',
  text: 'Residence, bank accounts and money that leaves India.',
  terms: [
    {
      term: 'NRI',
      uses: 'NRIs?',
      definition:
        'A non-resident Indian. For buying property and opening accounts, an Indian citizen who lives outside India. For income tax, anyone whose days in India make them non-resident.',
    },
    {
      term: 'OCI',
      uses: 'OCIs?|[Oo]verseas [Cc]itizens? of India',
      definition:
        'An Overseas Citizen of India: a foreign citizen of Indian origin, or married to an Indian citizen or an OCI, who is registered as such. In most property and banking rules an OCI is treated like an NRI.',
    },
    {
      term: 'Person resident in India',
      uses: 'persons? resident in India',
      definition:
        'The term of foreign exchange law for someone who lives in India. It looks mainly at the preceding financial year and at the purpose of coming or going.',
    },
    {
      term: 'FEMA',
      uses: 'FEMA|Foreign Exchange Management Act',
      definition:
        'The Foreign Exchange Management Act, 1999. It decides who may buy property or hold which account, and how money crosses the border.',
    },
    {
      term: 'RNOR',
      uses: 'RNORs?|not ordinarily resident',
      definition:
        'Resident but not ordinarily resident: a half-way status in income tax, usual in the first years after a return. Foreign income mostly stays outside Indian tax.',
    },
    {
      term: 'Deemed residence',
      uses: 'deemed[- ]residence|deemed (?:to be )?resident',
      definition:
        'The rule that treats an Indian citizen as resident without any stay, if Indian income exceeds ₹15 lakh and no other country may tax that person as a resident. The status is then RNOR.',
    },
    {
      term: 'Financial year',
      uses: 'financial years?',
      definition: 'The year from 1 April to 31 March. Yearly limits on money sent abroad follow it.',
    },
    {
      term: 'Tax year',
      uses: 'tax years?',
      definition:
        'The word of the Income-tax Act, 2025 for the year in which income is earned, from 1 April to 31 March. It replaced “previous year” and “assessment year”.',
    },
    {
      term: 'NRE account',
      uses: 'NRE|[Nn]on-[Rr]esident [Ee]xternal',
      definition:
        'A Non-Resident External account: a rupee account for money from abroad. Balance and interest may leave India freely, and the interest is exempt from Indian tax while you are non-resident under FEMA.',
    },
    {
      term: 'NRO account',
      uses: 'NRO|[Nn]on-[Rr]esident [Oo]rdinary',
      definition:
        'A Non-Resident Ordinary account: rupees that arise in India, such as rent, pension and sale money. Interest is taxed, and capital may leave within a yearly limit.',
    },
    {
      term: 'FCNR(B) deposit',
      uses: 'FCNR\\(B\\)|FCNR',
      definition:
        'A Foreign Currency Non-Resident (Bank) deposit: a term deposit of 1 to 5 years in a foreign currency, free of Indian tax for non-residents and freely repatriable.',
    },
    {
      term: 'RFC account',
      uses: 'RFC|[Rr]esident [Ff]oreign [Cc]urrency',
      definition:
        'A Resident Foreign Currency account, for people who return to India for good. It keeps their foreign money in foreign currency, which they may use freely, also abroad.',
    },
    {
      term: 'Repatriation',
      uses: 'repatriat(?:ion|e|ed|ing|able|es)',
      definition:
        'Sending your own money from India to the country where you live. An amount is called repatriable when it may leave.',
    },
    {
      term: 'Current income',
      uses: 'current income',
      definition:
        'Rent, interest, dividends and pension. After tax it may be sent abroad without counting towards the yearly limit on capital.',
    },
    {
      term: 'LRS',
      uses: 'LRS|Liberalised Remittance Scheme',
      definition:
        'The Liberalised Remittance Scheme, under which residents of India may send up to USD 250,000 abroad in a year. It is not open to NRIs.',
    },
    {
      term: 'Nominee',
      uses: 'nominees?|nominations?',
      definition:
        'The person to whom a bank, fund or society pays or transfers after a death. A nominee holds the asset for the heirs and does not become its owner.',
    },
    {
      term: 'Former or survivor',
      uses: 'former-or-survivor',
      definition:
        'A form of joint account in which the second holder may operate it only after the death of the first.',
    },
    {
      term: 'Banking Ombudsman',
      uses: 'Ombudsman',
      definition:
        'The Reserve Bank’s office for complaints against banks, free of charge. It comes after a written complaint to the bank itself.',
    },
    {
      term: 'UDGAM',
      uses: 'UDGAM',
      definition:
        'The Reserve Bank’s website for finding deposits at the banks that take part, if they have not been touched for ten years. The claim itself is made at the bank.',
    },
    {
      term: 'IEPF',
      uses: 'Investor Education and Protection Fund',
      definition:
        'The Investor Education and Protection Fund, to which dividends unclaimed for seven years pass together with their shares. Owners and heirs can reclaim both.',
    },
  ],
}
