import { law } from '../law.ts'
import { defineTask } from '../task.ts'

const printed = ({ printed: [first] }: { printed: readonly [string, ...string[]] }) => first

export default defineTask({
  slug: 'buying',
  metaDescription:
    'Buying a flat or shop in India from abroad: what an NRI or OCI may buy, title search, payments that leave a trail, tax to deduct, deed, and after the keys.',
  lede: 'Each payment waits for a document. Bought in that order, a home can be paid for from abroad without a flight, and the money can leave again when it is sold.',
  card: 'Budget, title, payments that leave a trail, deed by power of attorney, and after the keys.',
  reviewed: '22 November 2026',
  pigment: 'neem',
  situations: [
    { text: 'I live abroad and want to buy a flat in India.' },
    { text: 'I want to book a flat that is still being built.', choose: 'project' },
    { text: 'The seller of the flat lives abroad as well.', choose: 'nri-seller' },
    { text: 'I am a foreign citizen with an OCI card and want to buy.', choose: 'oci' },
    { text: 'Can I buy farmland as an NRI?', choose: 'buy-farmland' },
  ],
  questions: [
    {
      label: 'What do you want to buy?',
      options: [
        { id: 'ready', label: 'A finished home, shop or office' },
        { id: 'project', label: 'A home under construction' },
        { id: 'buy-farmland', label: 'Farmland' },
      ],
    },
    {
      label: 'Who sells?',
      options: [
        { id: 'resident-seller', label: 'Somebody who lives in India, or a builder' },
        { id: 'nri-seller', label: 'Somebody who lives abroad' },
      ],
    },
    {
      label: 'Which passport have you?',
      options: [
        { id: 'indian', label: 'Indian' },
        { id: 'oci', label: 'Foreign, with an OCI card' },
      ],
    },
  ],
  cases: [
    {
      only: ['buy-farmland'],
      title: 'Farmland',
      text: 'An NRI or OCI may not buy agricultural land, plantation property or a farmhouse; both may inherit them. [^propertyRules] A plot that is sold as a villa site may still be farmland in the record: see the order that converted it before you pay a booking amount.',
    },
    {
      only: ['project'],
      title: 'It is still being built',
      text: `The project has to be registered with the State’s regulator. Before a registered agreement the promoter may take at most ${printed(law.advanceBeforeAgreement)} of the price; if the date is missed, section 18 lets you leave with interest, or stay and be paid interest. [^rera] GST of ${printed(law.gst)} comes on top, or ${printed(law.gstAffordable)} on an affordable home of up to ${printed(law.gstPrice)}. [^gst]`,
    },
    {
      only: ['nri-seller'],
      title: 'The seller lives abroad',
      text: `You deduct tax from each payment, with no threshold, and on the whole price until you see a certificate. You need a TAN: the PAN-based challan of October 2026 is for resident buyers. [^incomeTax] [^finance2026] What you fail to deduct, you can be made to pay.`,
    },
    {
      only: ['oci'],
      title: 'You have a foreign passport and an OCI card',
      text: 'The rules on property treat you almost as an NRI. [^propertyRules] A foreign spouse who is neither may buy one property jointly with you, if the marriage is registered and has lasted two years. [^propertyRules] Without an OCI card, take advice before any payment.',
    },
  ],
  axis: { unit: 'months', from: -3, to: 4, zero: 'The deed' },
  steps: [
    {
      id: 'budget',
      title: 'Fix the whole budget and the account',
      who: ['you', 'bank'],
      when: 'Before you look at homes',
      basis: 'open',
      text: `You may pay by remittance from abroad or from an NRE, FCNR(B) or NRO account, never in foreign notes or traveller’s cheques. [^propertyRules] Money from NRE or from abroad can go out again later outside the yearly limit, for two homes; money from NRO cannot. [^propertyRules]`,
      items: [
        'Add duty, fees, GST and bank charges to the price',
        'Choose the account with a later sale in mind',
        'Apply for a PAN if you have none',
      ],
    },
    {
      id: 'title',
      title: 'Have the title searched',
      who: ['lawyer'],
      when: '7–14 days, as a working estimate; longer where records are old',
      basis: 'estimate',
      span: [-3, -2.5],
      text: 'Thirty years of deeds, encumbrances, approvals, dues and pending cases. Turn each “subject to” of the report into a condition of the agreement. See [title verification](/services/TitleVerification).',
      items: ['Order the search before any token', 'Read the conclusion of the report'],
    },
    {
      id: 'agreement',
      title: 'Sign the agreement',
      who: ['you', 'seller', 'lawyer'],
      when: 'After the report, before the first large payment',
      basis: 'open',
      text: 'It fixes price, payments by stage, the seller’s papers, what happens on default and the deduction of tax. It does not make you owner. [^transfer]',
      items: ['Tie each payment to a document', 'Keep a payment record from the first rupee'],
    },
    {
      id: 'power',
      title: 'Give a power to sign and register',
      who: ['you', 'attorney'],
      when: `Stamped within ${printed(law.foreignPower)} after it is first received in India`,
      basis: 'law',
      span: [-law.foreignPower.value, 0],
      text: 'Name the property and the price in it, and have the final deed sent to you before it is signed. [^stamp]',
      items: ['Sign the power before notary or mission', 'Have the power stamped before the deed'],
    },
    {
      id: 'deduct',
      title: 'Deduct tax from the seller',
      who: ['you', 'accountant'],
      when: 'From each payment; for a seller abroad paid by the 7th of the next month (for March by 30 April), for a resident seller within 30 days of the month’s end',
      basis: 'law',
      span: [-2, 1],
      text: `From a resident seller ${printed(law.residentSellerTds)} of price or stamp value, whichever is higher; nothing if both are below ${printed(law.residentSellerFrom)}. From a seller abroad the rate of the gain, with no threshold. [^incomeTax]`,
      items: [
        'Ask the seller for the tax status in writing',
        'Pay what you deducted and file the statement',
        'Give the seller the certificate',
      ],
    },
    {
      id: 'deed',
      title: 'Register the deed',
      who: ['attorney', 'seller', 'registry'],
      when: 'Presented within four months of signing; most do it on one day',
      basis: 'law',
      span: [0, 4],
      text: 'Ownership begins with the registered deed. [^transfer] [^registration] The State’s stamp duty is paid with it. If the stamp value is more than 10% above the price, the difference can be taxed as your income. [^incomeTax1961]',
      items: ['Compare the stamp value with the price', 'Get the registered deed itself and not only the receipt'],
    },
    {
      id: 'after',
      title: 'After the keys',
      who: ['attorney', 'you'],
      when: 'In the first weeks',
      basis: 'open',
      text: 'Mutation, society, electricity and water do not change by themselves. The deed stays in India in a safe place; a scan and a certified copy go abroad.',
      items: [
        'Apply for mutation in your name',
        'Change society, meters and locks',
        'Keep remittance advices and deed in one file',
      ],
    },
  ],
  papers: [
    'PAN, passport, and OCI card where there is one',
    'Proof of address abroad and of your status',
    'Statements of the account you pay from',
    'Title report and encumbrance certificate',
    'Approved plan, completion or occupancy certificate',
    'Registration of the project with the regulator, for a new home',
    'Power of attorney with its stamp',
    'Proof of each payment, for the day you sell',
  ],
  costs: [
    {
      of: 'Stamp duty and registration',
      range:
        'Set by the State; its registration site prints the rate. [State by State](/states) has what we could read',
      basis: 'open',
    },
    {
      of: 'GST on a home under construction',
      range: `${printed(law.gst)}, or ${printed(law.gstAffordable)} if affordable; none once completed [^gst]`,
      basis: 'law',
      only: ['project'],
    },
    {
      of: 'Deducted from a resident seller',
      range: `${printed(law.residentSellerTds)} of the higher of price and stamp value [^incomeTax]`,
      basis: 'law',
      only: ['resident-seller'],
    },
    {
      of: 'Deducted from a seller abroad who held it over two years',
      range: `${printed(law.lowestTotal)} to ${printed(law.highestTotal)} with surcharge and cess, unless a certificate says less [^incomeTax]`,
      basis: 'law',
      only: ['nri-seller'],
    },
    { of: 'Title search', range: '7–14 days', basis: 'estimate' },
    { of: 'Broker, lawyer, loan, courier', range: 'Ask each for a quotation in writing', basis: 'open' },
  ],
  pitfalls: [
    {
      title: 'The token is paid before the search',
      text: 'After it, every doubt costs money. Offer a token only on condition of a clear report, in writing.',
    },
    {
      title: 'The payment leaves no trail',
      text: 'A relative paid for you, or NRO was used because it was at hand: later the bank lets the money leave only within the yearly limit. [^remittance] Pay from NRE or from abroad, and keep the advice.',
    },
    {
      title: 'The seller is abroad and nobody asked',
      text: 'You deducted as from a resident, and the department asks you for the rest. [^incomeTax] Have the status stated in the agreement.',
    },
  ],
  letters: [
    { name: 'Payment record for one property', to: '/blogs/buying-property-india-nri#how-the-price-must-be-paid' },
    {
      name: 'Clause on payment from an NRE account',
      to: '/blogs/nri-buying-property-india#the-agreement-and-the-trail-of-payments',
    },
    {
      name: 'Sheet for a visit to the property',
      to: '/blogs/nri-real-estate-investment-tips#manage-it-as-if-you-lived-there',
    },
  ],
  tool: 'power-of-attorney',
  help: 'We search the title, turn its conditions into clauses, and stand with your attorney at the registry.',
  service: 'RealEstateServices',
})
