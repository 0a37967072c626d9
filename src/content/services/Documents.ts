import { defineService } from '../serviceEntity.ts'
import { lawReview } from '../texts/lawReview.ts'

export default defineService({
  path: 'Documents',
  displayName: 'Documents',
  pigment: 'khaki',
  description: 'Identity documents, powers of attorney, apostilles and certified copies, prepared in the right order.',
  metaDescription:
    'Indian documents for NRIs and OCI cardholders: PAN, power of attorney, apostille or consular attestation, stamping, certified copies and certificates.',
  metaKeywords:
    'power of attorney from abroad India, apostille, consulate attestation, PAN for NRI, OCI documents, certified copy of deed, legal heir certificate',
  hero: {
    subtitle: 'Documents prepared for the office that will read them',
    description:
      'A document from abroad can be refused in India for a small reason: a missing stamp, a late date or a name spelt in two ways. We draft the document, tell you how to have it signed where you live, and see it stamped, registered or filed in India. We also search for lost documents and order copies.',
  },
  intro: {
    title: 'Do the steps in the right order',
    text: 'A document from abroad passes through several hands: drafting, signature, authentication, courier, stamp and sometimes registration. Done in the wrong order, a step must be repeated, and some clocks start when the envelope arrives. We plan the chain backwards from the office that will receive the document, because its requirements decide everything before it. You get a written list of who signs what, before whom, and by which date.',
  },
  list: {
    title: 'Documents we prepare and obtain',
    services: [
      'PAN (tax number) applications and corrections for NRIs and OCI cardholders',
      'OCI documents and supporting declarations',
      'General and special powers of attorney, and their revocation',
      'Guidance on apostille or consular attestation, country by country',
      'Stamping and, where the State requires it, registration',
      'Certified copies of deeds, court orders and revenue records',
      'Death certificates and legal heir certificates',
      'Affidavits for differences in names, dates and addresses',
    ],
  },
  faq: [
    {
      question: 'Does an NRI need Aadhaar?',
      answer:
        'It is not compulsory for buying property or for NRE and NRO accounts. Holders of an Indian passport may apply on arrival under a change made in 2019, while OCI cardholders need 182 days of residence.[^centralActs] A non-resident under the tax law who has no Aadhaar need not link it to PAN, even if eligible for one. A person who holds an Aadhaar must link it.',
    },
    {
      question: 'Which PAN form do I use?',
      answer:
        'Since 1 April 2026 an Indian citizen uses Form 93, in place of Form 49A. Others, including OCI cardholders with a foreign passport, use Form 95, in place of Form 49AA.[^incomeTaxRules] The name should match the passport exactly. Also mark your status as non-resident on the tax portal, so that a PAN issued long ago does not describe you as a resident.',
    },
    {
      question: 'Do I need an apostille or the consulate?',
      answer:
        'An apostille works where the Apostille Convention is in force between India and your country, for instance with the US, the UK, Canada, Australia, Singapore, Saudi Arabia, Bahrain and Oman.[^apostille] With Germany[^apostilleGermany] and mainland China it is not; the UAE, Qatar and Kuwait have not joined.[^apostille] There the Indian mission attests. Some Indian offices want its attestation from every country, so ask first. See the [country guides](/countries).',
    },
    {
      question: 'When must a foreign power of attorney be stamped?',
      answer:
        'Section 18 of the Indian Stamp Act allows 3 months, counted from the day when the document is first received in India.[^stamp] It goes to the Collector, and the step is commonly called adjudication. A late power may be impounded, with duty and a penalty of up to ten times the duty.[^stamp] So send it when your agent is ready to present it, and keep the courier envelope as proof of the day.',
    },
    {
      question: 'Where are Indian documents apostilled for use abroad?',
      answer:
        'By the Ministry of External Affairs. Depending on the document, another Indian authority may have to certify it first, so ask before you send an original. For a document issued abroad the rule is the reverse: the country that issued it gives the apostille.[^apostille] A foreign document cannot be apostilled in India, and agents who offer to do so should be avoided.',
    },
    {
      question: 'My name differs between passport, deed and PAN. Is that serious?',
      answer:
        'It can hold up a registration or a bank payment. Choose the passport spelling as the standard and list every variation with the document on which it appears. Correct what can be corrected at its source. For an old deed, an affidavit that both names belong to one person is often accepted; ask the receiving office for its wording before you swear it.',
    },
  ],
  tool: 'power-of-attorney',
  mainText: `Begin with the office that will receive the document. Ask that office, or ask us to ask, three things: which form it accepts, how the signature must be authenticated, and whether it wants the original. Then work backwards.

A power of attorney is the usual case, and its chain is typical.

- [ ] **Purpose:** list the acts the agent must do, and nothing more. One transaction calls for a special power.
- [ ] **Draft:** name the property, the powers, the bank account for any money and an end date.
- [ ] **Signature:** sign before the person whose seal the Indian office accepts. For a power that will be used at a registry, the Registration Act names a notary, court, judge, magistrate or Indian consular officer.[^registration]
- [ ] **Authentication:** apostille or consular attestation, as your country requires.
- [ ] **Courier:** send to a named person, on a day when that person is in town.
- [ ] **Stamp:** within 3 months of first receipt in India.[^stamp]
- [ ] **Registration:** where the State requires it for that kind of power.

Collect a standing folder while nothing is urgent. It should hold scans of your passport and any earlier passport, the OCI card, PAN, proof of address abroad, visa or residence permit, marriage certificate and the deeds of each property. Add a page with the spelling of every name as it appears on each document. Originals stay in one known place, and a relative should know where.

Watch a few dates: the expiry of your passport, the end date in the power itself and the 3 months for stamping.[^stamp] A bank or registrar may also accept proof of address only for a limited time. As a rule a power ends with the death of the person who gave it,[^contract] and it must not be used after that.

Order certified copies before you need them. A deed lost in a house move can be copied from the registration office if you know the year and the place. A death certificate is wanted by every bank, so ask for several copies. A legal heir certificate comes from the revenue authority, with practice that varies; it does not decide title. Families with deposits to collect should look at [succession certificates](/services/SuccessionCertificate) before applying for everything at once.

Some steps are unnecessary. Do not notarise a draft that the Indian office has not seen. Do not apostille a document on the mere chance that it may be wanted. Do not give a general power because it “covers everything”: it also risks everything. The [step-by-step guide](/blogs/nri-power-of-attorney) and the article on [safeguards](/blogs/power-of-attorney-nri) can be read before you pay for a draft.

**From the counter, as an example.** The counter for apostilles takes nothing laminated. A certificate that a parent once had sealed in plastic has to be issued again first.

**${lawReview.sentence('22 November 2026')}** PAN Forms 93 and 95 have applied since 1 April 2026.[^incomeTaxRules]`,
})
