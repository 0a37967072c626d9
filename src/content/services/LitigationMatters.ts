import { defineService } from '../serviceEntity.ts'
import { lawReview } from '../texts/lawReview.ts'

export default defineService({
  path: 'LitigationMatters',
  displayName: 'Litigation Matters (Property)',
  pigment: 'geru',
  description: 'Court work on land and homes: possession, encroachment, forged deeds, injunctions and appeals.',
  metaDescription:
    'Property litigation in India for owners abroad: suits for possession, declaration and injunction, forged deeds, encroachment, evidence and appeals.',
  metaKeywords:
    'property litigation India NRI, suit for possession, injunction against sale, forged sale deed, encroachment, specific performance',
  hero: {
    subtitle: 'When another person holds, claims or sells what is yours',
    description:
      'A property suit is decided on dates and documents, and both can be gathered from abroad. We prepare the evidence, file in the court that has power over the land and report after each hearing. Settlement stays open at every stage.',
  },
  intro: {
    title: 'Court work that you can follow from another time zone',
    text: 'Land disputes are heard where the land lies, whatever the owner’s address. You need not live there to be heard. An authorised attorney can sign and attend, counsel argues, and your own evidence may be taken by commission or by video where the court permits. Our part is to choose the right relief, plead the dates exactly and tell you plainly how strong the case is, including when it looks weak.',
  },
  list: {
    title: 'Suits and steps we handle',
    services: [
      'Suits for possession based on ownership',
      'Declarations of title where your right is denied',
      'Temporary and permanent injunctions against sale, building or entry',
      'Removal of encroachments and disputes over boundaries',
      'Cancellation of forged or unauthorised deeds',
      'Specific performance of agreements to sell land',
      'Evidence by commission or video, where the court permits',
      'Mediation and settlements recorded by the court',
      'Appeals and the execution of decrees',
    ],
  },
  faq: [
    {
      question: 'Where is the suit filed?',
      answer:
        'In the court for the place where the land lies, under section 16 of the Code of Civil Procedure.[^centralActs] Your residence abroad does not change that, nor does the opponent’s home town. The value of the claim and the relief you ask for decide which level of court hears it. Court fees are set by each State, so the cost of the same suit differs from place to place.',
    },
    {
      question: 'Can I sue or defend without coming to India?',
      answer:
        'Generally yes. Order III of the Code of Civil Procedure lets an attorney act for you in the suit, while counsel argues.[^centralActs] An attorney may testify only to what they know themselves. What only you know has to come from you, for which the court may allow a commission or a video link. Choose an attorney who has no interest in the property and who answers messages promptly.',
    },
    {
      question: 'Can a sale be stopped while the case is running?',
      answer:
        'You may ask for a temporary injunction under Order 39, rules 1 and 2 of the Code of Civil Procedure.[^centralActs] The court decides on the documents before it, so we bring the deed, the records and proof of the threat together. Section 52 of the Transfer of Property Act also helps: a buyer during the suit is bound by its result.[^transfer]',
    },
    {
      question: 'What is the time limit for recovering possession?',
      answer:
        'Commonly 12 years. Article 65 of the Limitation Act counts from the day on which the other person’s possession became hostile to your title. Article 64 counts from dispossession, where the suit rests on earlier possession. When the time has run out, section 27 ends the title itself.[^limitation] A summary suit under section 6 of the Specific Relief Act has six months.[^specificRelief] A declaration, the cancellation of a deed and specific performance generally have three years (Articles 58, 59 and 54).[^limitation] Treat all these as outer limits.',
    },
    {
      question: 'How long will my case take?',
      answer:
        'It cannot be said at the start, and we promise no period. Much depends on the court’s list, on serving every opponent, on the number of witnesses and on appeals against interim orders. What you control is preparation. After each hearing we report what happened, what comes next and what is needed from you.',
    },
    {
      question: 'My agent sold the property without my consent. Is the sale valid?',
      answer:
        'It depends first on the words of the power of attorney. A deed signed by an agent who lacked the authority can be challenged; one signed within the authority is harder to undo. Obtain certified copies of the power and of the deed, and revoke the power in writing to the agent, the registrar and the bank. Then take advice on cancellation and an injunction together.',
    },
  ],
  mainText: `When you hear that something is wrong with your property, work in a fixed order. The first two steps need days, not weeks, and neither commits you to a suit.

**First, fix the facts.** Write one page of dates: how you acquired the property, who has occupied it since, when you last saw it, what has happened, and how you learned of it. Ask a person you trust to take dated photographs from outside. Do not send angry messages and do not try to retake the place by force. Both may be shown to a judge later.

**Second, secure the record.** These documents can be ordered while you are still deciding.

- [ ] Certified copies of your own deed and of any deed you suspect.
- [ ] An encumbrance certificate, which lists registered dealings with the property.
- [ ] The current revenue entry and the property tax receipts.
- [ ] Letters, emails and bank entries that show who paid for what.
- [ ] Names and addresses of neighbours who can speak about possession.

**Third, choose the relief.** Possession is enough where your title is not in doubt. Where it is denied, a declaration is usually joined with possession. If a sale or building work is threatened, an injunction comes first. An owner put out recently may use the summary suit of section 6, which looks at possession and not at title, but only within six months.[^specificRelief]

**Fourth, check that it is a suit for this court at all.** A quarrel among co-owners may call for [partition](/services/PartitionOfProperty). A tenant who will not leave comes under tenancy law. A stranger who relies on long occupation raises [adverse possession](/services/AdversePossession), where the twelve-year count must be worked out at once.[^limitation]

Before you pay for a suit, ask for three things in writing: the relief to be claimed, the proof that is still missing, and the likely costs stage by stage. Wait if the complaint rests on a revenue entry alone, since an entry is not title and a correction may be sought from the revenue office. Wait, too, if the opponent has proposed a dated settlement that can be recorded. A lawyer’s notice costs less than a suit, and the answer to it often shows what the other side can prove.

One more precaution. If relatives or brokers hold an old power of attorney, revoke it before the dispute becomes public. Our article on [property disputes and legal rights](/blogs/nri-legal-rights-property-disputes) explains the remedies and the file of evidence to build now.

**From the counter, as an example.** The day’s list is on the board of the court in the evening before. Counsel’s clerk reads it there, because a case can be called hours earlier than the printed list says.

**${lawReview.sentence('22 November 2026')}**`,
})
