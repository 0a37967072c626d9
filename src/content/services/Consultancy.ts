import { defineService } from '../serviceEntity.ts'
import { lawReview } from '../texts/lawReview.ts'

export default defineService({
  path: 'Consultancy',
  displayName: 'Consultancy',
  pigment: 'pista',
  description: 'A considered answer before you act: document review, written opinions and a plan with an order.',
  metaDescription:
    'Legal consultancy for NRIs with questions in India: first consultation, document review, written opinion, second opinion, dispute plan and coordination.',
  metaKeywords:
    'NRI legal consultation, written legal opinion India, second opinion, residential status 182 days, FEMA and tax advice coordination',
  hero: {
    subtitle: 'Ask before you sign, send or sue',
    description:
      'Good advice tells you what to do first and what can be left alone. We read your documents, ask for what is missing and give a reasoned answer, by conversation or in writing. You may then act with us, with another lawyer or not at all.',
  },
  intro: {
    title: 'When you do not know whom to ask',
    text: 'People rarely come with a legal term. They come with a letter, a doubt, or a relative who says that everything is arranged. A consultation turns this into questions that can be answered: what is yours, what is at risk, by when, and who decides. If the matter needs no lawyer, we say so. If it needs an accountant as well, we work to one set of facts.',
  },
  list: {
    title: 'Ways to consult us',
    services: [
      'First consultation on facts, documents and aims',
      'Review of a contract, deed, notice or court file',
      'Written opinion with reasons, assumptions and open points',
      'Second opinion on advice or a pending case',
      'Strategy for a dispute, with stages and likely costs',
      'Tax and exchange-control questions, coordinated with an accountant',
      'Ongoing coordination of several matters in India',
    ],
  },
  faq: [
    {
      question: 'What should I prepare for the first conversation?',
      answer:
        'One page of facts in order of date, a list of the people involved and how they are related, and scans of the main documents. Add your citizenship and how many days you spent in India in each recent year, because tax and banking answers depend on it. End with the question you want answered. Incomplete documents are no obstacle if you say what is missing.',
    },
    {
      question: 'Am I an NRI in law?',
      answer:
        'For tax, a stay of under 182 days in the year is the general rule for a non-resident. Shorter limits of 60 or 120 days and a deemed-residence rule for certain citizens can change the answer.[^incomeTax] The Foreign Exchange Management Act (FEMA) has a separate test, which looks at the preceding financial year and at why you left or came.[^fema] You may be non-resident under one and resident under the other.',
    },
    {
      question: 'Which law governs my inheritance in India?',
      answer:
        'It depends on four things: the religion of the person who died, the kind of asset, the place where it lies and any State code. Land in India follows Indian law wherever its owner died. Uttarakhand has had a civil code since 27 January 2025 that covers succession.[^uttarakhand] A will can override most of this; Muslim law caps it at one-third. Our [overview of heirs](/blogs/understanding-nri-inheritance-laws) is a fair start.',
    },
    {
      question: 'Are the figures on this website current?',
      answer:
        'Each figure that changes carries a date. The last general review was on 22 November 2026. Law changes between reviews, and stamp duty, court fees and rent law differ by State. Treat the pages as preparation for a conversation, and confirm any figure before you pay, sign or file. They are general information, not advice on your case.',
    },
    {
      question: 'How is my information used?',
      answer:
        'As our privacy policy says, effective March 08, 2025; its link is at the foot of each page. Send only what the question needs. For a first enquiry that is the outline and your contact details, not identity numbers or bank statements. The policy says how long each kind of data is kept, and names your rights under the Digital Personal Data Protection Act, 2023, whose main duties apply from May 2027.[^centralActs]',
    },
    {
      question: 'What does a written opinion contain?',
      answer:
        'The question, the documents read, the facts assumed, the rules applied, the answer and its weak points. It closes with steps in order and dates to watch. An opinion is only as good as its facts, so you check that part before we finish. It states how sure we are, and it does not forecast what a court will do.',
    },
  ],
  tool: 'residence',
  mainText: `You can do half of the work before the first conversation. It will make the conversation shorter and the answer better.

**Write the story by date.** Use one line for each event: bought, inherited, moved abroad, let, received a letter. Leave out motives. Where you are unsure of a date, say so. A chronology often shows the answer by itself, for instance that a period has nearly run out, or that nothing is due yet.

**Name your aim.** “I want justice” cannot be planned. “I want my third of the house or its price within my lifetime, without suing my mother” can. If two of your aims conflict, tell us which one matters more.

**Collect the documents that decide.** For most questions these are few.

- [ ] The deed, contract, will, notice or order at the centre of the matter.
- [ ] The last letter from the other side, with its envelope.
- [ ] Passport pages or a travel list, for the count of days in India.
- [ ] PAN, the types of your Indian accounts and the last tax return.
- [ ] Any earlier opinion or court filing, including those you did not like.

**Look for dates that cannot wait.** A lender’s demand gives 60 days[^sarfaesi] and a returned cheque 30.[^cheques] A power of attorney from abroad has 3 months for stamping.[^stamp] A suit for land that another person holds must, as a rule, be brought within twelve years.[^limitation] If one of these may apply, put it in the first line of your message.

After the first conversation there are usually three ways forward. You may need a document and no dispute, in which case our [documents team](/services/Documents) takes over. You may need facts, such as a [title search](/services/TitleVerification), before advice is possible. Or you may need a decision between settling and suing, for which a written opinion is worth its cost.

Sometimes the right advice is to wait. An opinion is premature while the key document is still on its way. A second opinion is of little use if the first adviser was never given the facts. A tax question about a sale that may not happen this year can rest until there is an offer. If your question is simply how many days you may stay, the article on [income tax rules](/blogs/nri-income-tax-rules-india) may be enough.

What the first call covers, and how a fee is quoted, is on [how we work](/how-we-work). When you consult another lawyer as well, tell both. When you disagree with us, ask for the reasons in writing. An enquiry through this site is typically answered within 48 hours; put an urgent date in its first line.

**From the counter, as an example.** Two pages save most of a first talk: the first page of the last deed, and the last page of the last letter.

**${lawReview.sentence('22 November 2026')}**`,
})
