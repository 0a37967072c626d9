import type { GlossaryGroup } from './glossaryTerm.ts'

/** Property and documents. */
export const propertyTerms: GlossaryGroup = {
  title: 'Property and documents',
  text: 'Land, deeds and powers of attorney.',
  terms: [
    {
      term: 'Agricultural land',
      uses: 'agricultural land|farmland',
      definition:
        'Land used for farming according to the revenue record. NRIs and OCIs may inherit it, but not buy it or receive it as a gift.',
    },
    {
      term: 'Plantation property',
      uses: 'plantation property',
      definition: 'Land under tea, coffee, rubber and similar crops. NRIs and OCIs may not buy it.',
    },
    {
      term: 'Farmhouse',
      uses: 'farmhouses?',
      definition: 'A house on agricultural land. NRIs and OCIs may not buy one.',
    },
    {
      term: 'Title search',
      uses: 'title search(?:es)?|title report|title verification',
      definition:
        'A lawyer’s reading of deeds and records, by custom over 30 years, to find out whether the seller can give the property free of other claims.',
    },
    {
      term: 'Encumbrance certificate',
      uses: 'encumbrance certificates?',
      definition:
        'The registry’s list of registered sales, mortgages and other dealings with a property over a stated period.',
    },
    {
      term: 'Mutation',
      uses: 'mutation',
      definition:
        'The change of the owner’s name in the revenue or municipal record. It decides who is sent the tax bill, not who owns the property.',
    },
    {
      term: 'Record of rights',
      uses: 'jamabandi|khata|patta|7/12(?: extract)?|revenue records?',
      definition:
        'The revenue office’s record of land and its holders. It is called jamabandi, khata, patta or 7/12 in different States.',
    },
    {
      term: 'Stamp duty',
      uses: 'stamp duty',
      definition:
        'A State tax on deeds and other documents, due when they are signed or, if signed abroad, within three months of their first receipt in India.',
    },
    {
      term: 'Agreement to sell',
      uses: 'agreements? (?:to sell|for sale)',
      definition: 'A contract to sell later, on stated terms. It does not make the buyer the owner.',
    },
    {
      term: 'Release deed',
      uses: 'release deeds?|relinquishment|registered release',
      definition: 'A registered deed by which one co-owner gives up a share in favour of another.',
    },
    {
      term: 'Hindu undivided family',
      uses: 'Hindu undivided famil(?:y|ies)',
      definition: 'A joint Hindu family, which tax law treats as one taxpayer.',
    },
    {
      term: 'RERA',
      uses: 'RERA|Real Estate \\(Regulation and Development\\) Act',
      definition:
        'The Real Estate (Regulation and Development) Act, 2016, and the State authority under it, where projects are registered and buyers complain.',
    },
    {
      term: 'Allottee',
      uses: 'allottees?',
      definition: 'A buyer to whom a flat or plot in a project has been allotted.',
    },
    {
      term: 'Occupancy certificate',
      uses: '(?:completion or )?occupancy certificates?',
      definition: 'The municipal statement that a building is fit and permitted to be lived in.',
    },
    {
      term: 'Power of attorney',
      uses: 'powers? of attorney',
      definition: 'A document by which you let another person sign and act for you. It gives authority, not ownership.',
    },
    {
      term: 'Special power of attorney',
      uses: 'special powers?(?: of attorney)?',
      definition: 'A power of attorney for one transaction, such as one sale or one court case.',
    },
    {
      term: 'General power of attorney',
      uses: 'general powers?(?: of attorney)?',
      definition: 'A power of attorney for many acts, often over all property and for an open period.',
    },
    {
      term: 'Apostille',
      uses: 'apostilles?|apostilled',
      definition:
        'A standard certificate by which one country confirms a signature or seal to another. It works only where the Apostille Convention is in force between the two.',
    },
    {
      term: 'Consular attestation',
      uses: 'consular attestation|Indian consular officer|Indian mission',
      definition: 'Confirmation of a signature by an Indian embassy or consulate. It works from every country.',
    },
    {
      term: 'Adjudication',
      uses: 'adjudicat(?:ion|ed)',
      definition:
        'The step by which the Collector settles and stamps the duty on a document. A power of attorney from abroad needs it within three months of its arrival.',
    },
    {
      term: 'Collector',
      uses: 'Collector',
      definition: 'The head of a district’s revenue administration, who also decides on stamp duty.',
    },
    {
      term: 'Impounding',
      uses: 'impound(?:ed|ing)',
      definition: 'Holding back an unstamped document until duty and penalty are paid.',
    },
    { term: 'Revocation', uses: 'revocation', definition: 'The written withdrawal of a power of attorney or a will.' },
  ],
}
