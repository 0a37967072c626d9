import { law } from '../law.ts'
import { defineTask } from '../task.ts'

const printed = ({ printed: [first] }: { printed: readonly [string, ...string[]] }) => first

export default defineTask({
  slug: 'heirs',
  metaDescription:
    'Which paper do heirs in India need? Nominee claim, legal heir certificate, succession certificate, probate or mutation: by asset, by will and by quarrel.',
  lede: 'Heirs are often sent to court for a certificate that nobody asked for. Which paper is needed depends on what was left, whether there is a will and whether anybody objects. Answer three questions; what remains is your way.',
  card: 'Answer three questions: nominee claim, legal heir certificate, succession certificate, probate or mutation.',
  reviewed: '22 November 2026',
  pigment: 'lac',
  situations: [
    { text: 'My father died and left money in an Indian bank.', choose: 'bank' },
    { text: 'My father died without a will and left a flat and bank accounts.' },
    { text: 'My mother left a house, and we are three children.', choose: 'land' },
    { text: 'There is a will, and I do not know whether it needs probate.', choose: 'will' },
    { text: 'There are old share certificates in my late father’s name.', choose: 'shares' },
    { text: 'My brother says I am not an heir.', choose: 'quarrel' },
    { text: 'My brother will not divide our late parents’ house.', choose: 'quarrel' },
  ],
  questions: [
    {
      label: 'What was left?',
      options: [
        { id: 'nominee', label: 'Money in a bank, with a nominee' },
        { id: 'bank', label: 'Money in a bank, no nominee' },
        { id: 'shares', label: 'Shares or funds' },
        { id: 'land', label: 'A house, a flat or land' },
      ],
    },
    {
      label: 'Is there a will?',
      options: [
        { id: 'will', label: 'Yes' },
        { id: 'no-will', label: 'No' },
      ],
    },
    {
      label: 'Does anybody object?',
      options: [
        { id: 'agreed', label: 'No, all agree' },
        { id: 'quarrel', label: 'Yes, or we do not know' },
      ],
    },
  ],
  cases: [
    {
      only: ['nominee'],
      title: 'Paper for a nominee: the bank’s claim form',
      text: `The nominee is paid on few documents: the form, the death certificate and proof of identity. [^bankClaims] The nominee does not own the money by that, but holds it for the heirs.`,
    },
    {
      only: ['bank'],
      title: `Paper for up to ${printed(law.bankClaim)}: the bank’s simplified claim`,
      text: `Without a nominee a bank pays an undisputed claim of up to ${printed(law.bankClaim)} without a succession certificate; at a co-operative bank the limit is ${printed(law.bankClaimCooperative)}. A bank may set a higher limit. [The letter](/letters#claim-heirs) lists what goes with the claim. Above the limit the bank may take a succession certificate or a legal heir certificate. [^bankClaims]`,
    },
    {
      only: ['shares'],
      title: 'Paper for shares and funds: the company’s own form, often a succession certificate',
      text: `Ask the depository, the fund house or the company’s registrar in writing what it takes for the sum in question. A court’s succession certificate covers debts and securities, and shares are securities. [^succession] Shares whose dividends were unclaimed for seven years are claimed from the Investor Education and Protection Fund in ${printed(law.sharesFund)}. [^companies]`,
    },
    {
      only: ['land'],
      title: 'Paper for a house or land: mutation, on proof of the heirs',
      text: `A succession certificate does not cover land. [^succession] The revenue or municipal office enters the heirs on the death certificate and the proof of heirship that the State wants: usually a legal heir certificate, or the will. The entry is no title. To sell or to give up a share a registered deed follows. [^registration] Farmland may be inherited by an NRI or OCI. [^propertyRules] A foreign citizen without an OCI card may inherit it from a person who was resident in India. [^fema] From an owner who lived abroad it is not settled, and a sale may need approval: read [what to ask before](/blogs/understanding-nri-inheritance-laws#may-a-foreign-wife-or-husband-without-an-oci-card-inherit).`,
    },
    {
      only: ['will'],
      title: 'With a will: probate only where somebody asks for it',
      text: `Since December 2025 probate is no longer compulsory. [^centralActs] A bank, a buyer or a court abroad may still ask for it, so ask before you file. Find the original and one of the two witnesses. [^succession] For a will proved abroad an Indian court can grant letters of administration on an authenticated copy. [^succession]`,
    },
    {
      only: ['no-will'],
      title: 'Without a will: the family’s law names the heirs',
      text: `Hindus, Sikhs, Jains and Buddhists follow the Act of 1956, Christians and Parsis the Act of 1925, Muslims their personal law; Uttarakhand has its own code. [^hinduSuccession] [^succession] [^uttarakhand] Our article on [inheritance laws](/blogs/understanding-nri-inheritance-laws) goes through them. Draw the whole family tree, daughters and children of a dead child included.`,
    },
    {
      only: ['quarrel'],
      title: 'With a quarrel: a court, and first a letter',
      text: `A bank waits for a court where heirs dispute. [^bankClaims] Claim your share in a dated letter to the heirs and to the office that keeps the record, and ask for a copy of the entry. For land the way is [partition](/services/PartitionOfProperty) or a settlement.`,
    },
  ],
  axis: { unit: 'months', from: 0, to: 9, zero: 'The papers are together' },
  steps: [
    {
      id: 'death',
      title: 'Get the death certificate, several copies',
      who: ['heirs'],
      when: 'First of all; no time is confirmed for all offices',
      basis: 'open',
      text: `A certificate from abroad needs an apostille, or the Indian mission’s attestation where the Apostille Convention is not in force between India and that country. [^apostille] The [country guides](/countries) say which.`,
      items: ['Order certified copies of the death certificate', 'Have a foreign certificate authenticated'],
    },
    {
      id: 'list',
      title: 'List what was left',
      who: ['heirs'],
      when: 'Before any office is asked',
      basis: 'open',
      text: 'For each account, share, policy and plot: where it is, how much on the day of death, and whether there was a nominee. If you do not know the banks, search [udgam.rbi.org.in](https://udgam.rbi.org.in/); it lists deposits untouched for ten years.',
      items: [
        'Fill in the sheet for an heir abroad',
        'Look for nominees and joint holders',
        'Look for a will, also an unsigned or foreign one',
      ],
    },
    {
      id: 'ask',
      title: 'Ask each institution what it takes',
      who: ['heirs', 'bank'],
      when: 'In writing, before a petition is thought of',
      basis: 'open',
      text: 'The answers decide how large a petition has to be, or whether there is one at all.',
      items: ['Write to each bank, company and fund', 'Keep the answers with their dates'],
    },
    {
      id: 'power',
      title: 'Give a power to somebody in India',
      who: ['heirs', 'attorney'],
      when: `Stamped within ${printed(law.foreignPower)} after it is first received in India`,
      basis: 'law',
      span: [0, law.foreignPower.value],
      text: 'A special power for claims, court and mutation saves the flights. [^stamp]',
      items: ['Sign the power as the country guide says', 'Have the power stamped in India'],
    },
    {
      id: 'claim',
      title: 'Claim at the bank',
      who: ['heirs', 'bank'],
      when: `${printed(law.bankClaimDays)} from complete documents`,
      basis: 'law',
      span: [0, 0.5],
      text: `For delay the bank owes the Bank Rate plus ${printed(law.bankClaimDelay)} on deposits and ${printed(law.lockerDelay)} a day on a locker. [^bankClaims]`,
      items: ['Hand in the claim and get a dated receipt'],
      only: ['nominee', 'bank'],
    },
    {
      id: 'petition',
      title: 'Petition for a succession certificate, only if asked',
      who: ['lawyer', 'court'],
      when: '3–6 months, as a working estimate for an uncontested petition',
      basis: 'estimate',
      span: [3, 6],
      text: `It goes to the District Judge of the place where the deceased ordinarily lived. If that was not in India, it goes to the court where some of the property is. [^succession] The court gives notice, hears objections and charges a fee that the State sets by value. No law fixes the time.`,
      items: ['Get the consent of each heir in writing', 'File for the assets that need it and for no others'],
      only: ['bank', 'shares'],
    },
    {
      id: 'mutation',
      title: 'Apply for mutation',
      who: ['attorney', 'registry'],
      when: 'Within the first weeks; how long the office takes is not confirmed',
      basis: 'open',
      text: 'Tax bills and notices follow the record. See that every heir is entered, and ask for a copy of the entry.',
      items: ['Apply for mutation in all heirs’ names', 'Get a copy of the entry'],
      only: ['land'],
    },
    {
      id: 'send',
      title: 'Share out, sell or send abroad',
      who: ['heirs', 'bank'],
      when: 'When the assets are in your names',
      basis: 'open',
      text: `Each heir abroad may remit up to ${printed(law.repatriationCap)} in a financial year from NRO, on proof of source and tax. [^remittance] No tax falls on the inheritance itself. To sell, go on with [selling from abroad](/tasks/selling#inherited).`,
      items: ['Open an NRO account for each heir abroad', 'Agree in writing who gets what'],
    },
  ],
  papers: [
    'Death certificate, in several certified copies',
    'Family tree with dates of birth and death',
    'Identity papers of each heir, and proof of the relation',
    'Statements of each account and holding on the day of death',
    'Will, if any, and the names of its witnesses',
    'Title deed and the latest entry of each property',
    'Consent of the heirs who do not act',
  ],
  costs: [
    { of: 'Inheritance tax in India', range: 'None is levied [^incomeTax]', basis: 'law' },
    {
      of: 'Claim at a bank',
      range: `${printed(law.bankClaimDays)} from complete documents [^bankClaims]`,
      basis: 'law',
      only: ['nominee', 'bank'],
    },
    {
      of: 'Succession certificate',
      range: '3–6 months if nobody objects',
      basis: 'estimate',
      only: ['bank', 'shares'],
    },
    {
      of: 'Court fee of the certificate',
      range: 'Set by the State, by value and often with a cap. [State by State](/states) has what we could read of it',
      basis: 'open',
      only: ['bank', 'shares'],
    },
    { of: 'Legal heir certificate', range: 'Fee and time differ by State and office', basis: 'open' },
    { of: 'Lawyer', range: 'Ask for a quotation by stages', basis: 'open' },
  ],
  pitfalls: [
    {
      title: 'A certificate is bought that nobody wanted',
      text: `The court fee follows the value, so a petition over everything costs the most. Ask each institution first; a bank’s limit without a court is at least ${printed(law.bankClaim)}, a co-operative bank’s ${printed(law.bankClaimCooperative)}. [^bankClaims]`,
    },
    {
      title: 'The record shows one brother only',
      text: 'A mutation in one name takes nothing from the others, but buyers and banks read it so. Object in writing while the entry is fresh.',
    },
    {
      title: 'The nominee is taken for the owner',
      text: 'The money is paid to the nominee, and the heirs’ claim is against that person. Agree on the shares in writing before the bank pays.',
    },
  ],
  letters: [
    { name: 'Claim by a nominee', to: '/letters#claim-nominee' },
    { name: 'Claim by heirs without a nominee', to: '/letters#claim-heirs' },
    { name: 'To a brother or sister: nothing is changed until we agree', to: '/letters#standstill' },
    {
      name: 'Sheet for an heir abroad',
      to: '/blogs/understanding-nri-inheritance-laws#the-documents-heirs-are-asked-for',
    },
    {
      name: 'Limits for a special power',
      to: '/blogs/power-of-attorney-nri#choosing-the-agent-and-limiting-the-power',
    },
    {
      name: 'Evidence file for one property',
      to: '/blogs/nri-legal-rights-property-disputes#the-evidence-file-to-build-now',
    },
  ],
  tool: 'estate',
  help: 'We read the institutions’ answers, bring the petition only for what needs one, and follow the money and the land into the heirs’ names.',
  service: 'SuccessionCertificate',
})
