import type { GlossaryGroup } from './glossaryTerm.ts'

/** Inheritance. */
export const successionTerms: GlossaryGroup = {
  title: 'Inheritance',
  text: 'Wills, heirs and the documents of a succession.',
  terms: [
    { term: 'Testator', uses: 'testators?', definition: 'The person who makes a will.' },
    {
      term: 'Intestate',
      uses: 'intestate|intestacy',
      definition: 'Without a valid will. The law then chooses the heirs.',
    },
    {
      term: 'Codicil',
      uses: 'codicils?',
      definition: 'A short amendment to a will, signed and witnessed in the same way.',
    },
    {
      term: 'Executor',
      uses: 'executors?',
      definition: 'The person whom a will appoints to collect the assets and hand them over.',
    },
    {
      term: 'Probate',
      uses: 'probate',
      definition: 'A court’s confirmation that a will is genuine. Since December 2025 it is no longer compulsory.',
    },
    {
      term: 'Letters of administration',
      uses: 'letters of administration',
      definition: 'A court’s authority to collect and distribute an estate where there is no will or no executor.',
    },
    {
      term: 'Succession certificate',
      uses: 'succession certificates?',
      definition:
        'A court order that says who may collect the bank deposits, shares and other debts and securities of a deceased person. It does not cover land.',
    },
    {
      term: 'Legal heir certificate',
      uses: 'legal heir certificates?',
      definition:
        'A revenue authority’s list of a family’s members. It helps with pensions and records, but it does not decide title.',
    },
    {
      term: 'Class I heirs',
      uses: 'Class I(?: heirs?)?(?! come)',
      definition:
        'The first group to inherit from a Hindu man without a will: children, widow, mother and certain family members of a child who died earlier.',
    },
    {
      term: 'Coparcener',
      uses: 'coparcen(?:ers?|ary)',
      definition:
        'A member of a joint Hindu family who owns a share in its ancestral property from birth. Daughters are coparceners like sons.',
    },
    {
      term: 'Ancestral property',
      uses: 'ancestral (?:property|land)',
      definition: 'Property that came down in a joint Hindu family and belongs to its members by birth.',
    },
    {
      term: 'Uniform Civil Code',
      uses: 'Uniform Civil Code',
      definition:
        'A code of family and succession law for all communities. Uttarakhand has had one since 27 January 2025.',
    },
    {
      term: 'Family settlement',
      uses: 'family settlements?',
      definition:
        'An agreement by which a family divides what its members claim. It may be oral; a document that itself creates rights in land must be registered.',
    },
    {
      term: 'Partition',
      uses: 'partition',
      definition: 'The division of joint property into separate parts, by agreement or by a court.',
    },
  ],
}
