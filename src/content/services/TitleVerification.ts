import { defineService } from '../serviceEntity.ts'
import { lawReview } from '../texts/lawReview.ts'

export default defineService({
  path: 'TitleVerification',
  displayName: 'Title Verification',
  pigment: 'mor',
  description: 'A written report on who owns a property, since when, and which claims lie against it.',
  metaDescription:
    'Title verification for NRIs buying or inheriting in India: thirty-year chain, encumbrances, revenue and court records, approvals and a written report.',
  metaKeywords:
    'title search India, encumbrance certificate, 30 year title chain, property due diligence NRI, mutation records, RERA check',
  hero: {
    subtitle: 'Know what you are buying, inheriting or lending on',
    description:
      'A registered deed shows that something was signed; a title search asks whether the signatory had anything to give. We follow the chain of owners through the deeds, revenue, approval and court records. You then receive a report that says in plain words what is clear, what is missing and what is doubtful.',
  },
  intro: {
    title: 'What a title report is for',
    text: 'India registers deeds; it does not guarantee ownership. A deed in perfect order can still come from a person who owned half of the property, or none of it. A title report lays the records side by side and compares names, areas, boundaries and dates. It ends with a view that you can act on: proceed, proceed on conditions, or stop. It also lists what could not be checked, so that a gap is not mistaken for a clear result.',
  },
  list: {
    title: 'What the search covers',
    services: [
      'Chain of owners traced for thirty years or longer',
      'Encumbrance certificate (the list of registered dealings) and search of deeds',
      'Revenue records: khata, patta, jamabandi or 7/12, as the State calls them',
      'Building approvals and the completion or occupancy certificate',
      'The project’s page with the State real estate regulator (RERA)',
      'Searches for court cases, mortgages and other charges',
      'The seller’s identity and any attorney’s power to sell',
      'Consents of the society or authority, and tax dues',
      'A written report of findings, gaps and conditions',
    ],
  },
  faq: [
    {
      question: 'How long does a title search take?',
      answer:
        'Plan for 7-14 days as a working estimate, counted from the day on which we hold legible copies of the documents. It is neither a legal limit nor a promise. Old or damaged registers, several registration offices or family land with many heirs take longer. If one office is the cause of a delay, we tell you which office and what it has been asked for.',
    },
    {
      question: 'How far back does the search go?',
      answer:
        'Thirty years is the usual practice, and ancestral land calls for more. The figure is a working convention, so the better question is where the chain begins. We look for a sound starting deed or grant and follow every link from there: sale, gift, inheritance, partition, mortgage and release. A gap inside the thirty years weighs more than an early date at the start.',
    },
    {
      question: 'Is a registered sale deed enough proof?',
      answer:
        'No. It is strong evidence, but it can be rebutted. In Samiullah v. State of Bihar, 2025 INSC 1292 (7 November 2025), the Supreme Court made the point that registration of a deed is not guaranteed title. The registrar records a transaction and does not decide who owned the land before it.[^registration] That is why the earlier links, the possession and the court records are read as well.',
    },
    {
      question: 'Does mutation prove ownership?',
      answer:
        'No. Mutation changes the name in the revenue records and shows from whom tax is collected. It helps a title and does not create one. If a seller offers only a mutation entry, ask for the deed, will or court decree on which it was made. If none can be produced, treat the link as missing until it is explained.',
    },
    {
      question: 'What should I send you to begin?',
      answer:
        'Clear scans of every deed you have been shown, the latest property tax receipt, the seller’s identity documents, any plan or approval, and any earlier report. Add the full address with survey, plot or flat number. If an agent is selling, include the power of attorney. Send what you have and say what is missing, since a stated gap saves time.',
    },
    {
      question: 'May I rely on the seller’s or the bank’s report?',
      answer:
        'Use it as a starting point. Check to whom it is addressed, on which date it was made, which offices were searched and what it leaves out. A report written for a lender answers whether the loan is safe, which is not quite your question. A report some months old says nothing about a suit or mortgage entered since then.',
    },
  ],
  mainText: `A search costs money, so do the free checks first. An hour with the seller’s documents often shows whether a paid search is worth ordering.

- [ ] Does the name on the deed match the seller’s identity documents, letter for letter?
- [ ] Is the property described in the same way in the deed, the tax receipt and the plan?
- [ ] Does the seller hold the originals? If a lender holds them, which one, and for how much?
- [ ] If an agent is selling, is the owner alive and willing to confirm the power by a video call?
- [ ] For a new building, does the RERA page name the same promoter, tower and completion date?

An evasive answer to any of these is a finding in itself.

Next, settle what may be paid while the search runs. We suggest nothing, or a small receipted sum that is refundable in writing if the title is not clear. Keep the agreement unsigned. Do not let a seller who speaks of another buyer shorten the search.

When the report comes, sort its findings into three groups.

- **Curable:** an old mutation never made, a tax arrear, a repaid loan whose release was not registered.
- **Conditional:** a release from an heir, a consent from the society, an approval still awaited. Write each into the agreement, with a date and a refund if it fails.
- **Stop:** a pending suit over ownership, a missing link in the chain, an agent whose principal has died,[^contract] or land that an NRI may not buy at all, such as farmland.[^propertyRules]

A report speaks for its own date. Ask for a short update just before registration, covering new deeds, charges and suits. Check the period printed on the encumbrance certificate, because a short period hides older mortgages. The report belongs with your deed afterwards: you will need it again when you sell.

A full search is not always the right purchase. For a lease of a few months, identity, tax receipts and proof of possession may do. If farmland is offered to an NRI for sale, the answer is no before any register is opened.[^propertyRules] If a co-heir offers a release, a family tree and the last deed may settle the first question, and the rest of the search can follow. For a project flat, read [the purchase rules](/blogs/buying-property-india-nri) and the promoter’s page first.

Once the title is clear, our [real estate team](/services/RealEstateServices) takes the file to the deed.

**From the counter, as an example.** The index of the registry goes by names as a clerk once heard them. A search under “Banerjee” misses “Banerji” and “Bandyopadhyay”.

**${lawReview.sentence('22 November 2026')}**`,
})
