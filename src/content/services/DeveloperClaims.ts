import { defineService } from '../serviceEntity.ts'
import { lawReview } from '../texts/lawReview.ts'

export default defineService({
  path: 'DeveloperClaims',
  displayName: 'Developer Claims',
  pigment: 'slate',
  description: 'Refund, interest, possession and defect claims of home buyers against builders.',
  metaDescription:
    'Claims against builders for NRI home buyers: RERA complaints, refund with interest, late possession, consumer cases, defects and group petitions.',
  metaKeywords:
    'RERA complaint NRI, builder delay refund, interest for late possession, consumer commission flat, homebuyer insolvency petition',
  hero: {
    subtitle: 'When the flat is late, defective or never built',
    description:
      'When a builder misses the possession date, the buyer must choose between leaving with a refund and staying with interest. We help you to make that choice, bring the claim in the forum that suits it and carry the order through to execution. Settlement offers are measured against what the law allows.',
  },
  intro: {
    title: 'Choose the remedy, then the forum',
    text: 'Three bodies may hear a home buyer. The State’s real estate authority works under the Real Estate (Regulation and Development) Act, 2016, known as RERA. A consumer commission hears complaints about deficient service. The insolvency tribunal deals with a company that cannot pay. They give different things, and insolvency is a last resort. Decide first whether you want your money, your keys or repairs; the forum follows from that answer.',
  },
  list: {
    title: 'Claims we prepare and pursue',
    services: [
      'RERA complaints for refund, interest or possession',
      'Calculation of instalments paid and interest claimed',
      'Consumer complaints before the district, State or National commission',
      'Claims for building defects reported after possession',
      'Replies to cancellation letters and sudden extra demands',
      'Home buyer groups and joint insolvency petitions',
      'Review of settlement offers and possession letters',
      'Appeals, and execution of orders that remain unpaid',
    ],
  },
  faq: [
    {
      question: 'Possession is late. What may I claim?',
      answer:
        'Section 18 of RERA gives a choice. You may withdraw from the project and claim a refund with interest. Or you may stay and claim interest for every month of delay until possession.[^rera] The rate is set in the rules of each State. The promised date in the agreement is the starting point, so find that clause, and any letter by which the builder moved the date.',
    },
    {
      question: 'Where do I complain?',
      answer:
        'To the real estate authority of the State where the project is, under section 31 of RERA.[^rera] A consumer commission is another route, for deficiency in service.[^consumer] Look first at the project’s page on the State authority’s site, note its registration number and save the page with its date. We compare the two routes by relief, cost and stage before you choose.',
    },
    {
      question: 'Which consumer commission hears my case?',
      answer:
        'The price paid decides, under the limits of 30 December 2021. Up to ₹50 lakh it is the District Commission, up to ₹2 crore the State Commission, and above that the National Commission.[^consumer] The Consumer Protection Act, 2019 allows two years, by section 69.[^consumer] Do not wait out that period in the hope that the builder will answer the next email.',
    },
    {
      question: 'Can I start insolvency against the builder alone?',
      answer:
        'No. Home buyers are financial creditors, but they must petition jointly. Under the proviso to section 7 of the Insolvency and Bankruptcy Code (IBC), upheld on 19 January 2021, 100 of them are needed, or 10% of the buyers in the same project, whichever is less.[^insolvency] The default must reach ₹1 crore.[^insolvency] Once admitted, the case is no longer yours but that of every creditor. Ask about RERA first.',
    },
    {
      question: 'I bought under an assured-return scheme. Am I a home buyer?',
      answer:
        'Perhaps not for insolvency purposes. In Mansi Brar Fernandes v. Shubha Sharma, 2025 INSC 1110, the Supreme Court distinguished genuine buyers from speculative investors, and closed the insolvency route to the latter. A contract built on assured returns may be read as speculation. Bring the agreement and the payment record; other remedies may remain, and each scheme’s wording matters.',
    },
    {
      question: 'I paid years ago and there is still no flat. Is it too late after five years?',
      answer:
        'Often not, while you have no possession. A consumer complaint must come within two years of the cause of action; for sufficient cause a commission may admit a later one (section 69).[^consumer] The National Commission has held that an undelivered flat renews the cause until the builder flatly refuses it; then two years run.[^consumer] RERA names no period, and authorities differ: Haryana’s heard late complaints in 2024 and refused one more than three years late in 2025.[^rera] Ask now, with the dates of every promise.',
    },
    {
      question: 'Cracks appeared after I took possession. Is it too late?',
      answer:
        'Section 14(3) of RERA covers defects reported within five years of possession.[^rera] Report them in writing at once, with dated photographs, and keep proof of delivery. Ask an independent engineer for a short note that separates defects of building from wear. Repairs at your own cost, made before the builder could inspect, remove the evidence, so take advice first unless there is danger.',
    },
  ],
  mainText: `**Leave or stay?** That is your first decision, and it is partly a question of fact. Find out how far the tower has risen, whether work goes on, and whether the builder is selling other towers or shutting offices. A visit by a person you trust is worth more than the builder’s progress photographs.

Staying suits a buyer who still wants the home in a project that is moving. Leaving suits a buyer whose project has stopped, or whose life has changed. If the company is already in insolvency, the choice narrows: claims are then lodged in that process, on its timetable.[^insolvency]

**Build the file while you decide.** It is the same for every forum.

- [ ] Application form, allotment letter and agreement, with all annexures.
- [ ] A table of instalments: date, amount, receipt and bank entry.
- [ ] Loan documents and the interest you have paid, if there was a loan.
- [ ] Brochures and emails that promised dates, areas or amenities.
- [ ] The RERA page of the project, saved with its date.
- [ ] Every letter about delay, extra charges or a revised plan.

**Write one letter.** State the promised date, the sum paid and what you now want, and give a date for the answer. Stay courteous. A complaint reads better when it follows an unanswered letter than when it follows forty telephone calls.

**Then pick the forum.** RERA is the primary one for refund, interest and possession. A consumer commission may suit a complaint about service or quality. A group petition before the [company tribunal](/services/NCLT-Matters) comes last, since it aims at rescuing or winding up the company and not at your flat.

Four periods deserve attention: two years for a consumer complaint,[^consumer] five years from possession for defects under section 14(3), 60 days for an appeal under section 44 of RERA,[^rera] and any date printed in a cancellation letter.

**Where to hold back.** Sign no possession letter that waives interest before the sum is worked out. Do not stop paying instalments without advice, as the builder may cancel. Pay no share of a group petition until the organisers show that they reach the number required, all in the same project. Avoid two cases for the same relief. If the builder offers a refund in parts, ask what happens on the first default, and have it in writing.

Buyers who are still choosing should read our [investment notes](/blogs/nri-real-estate-investment-tips), which list warning signs such as assured returns.

**From the counter, as an example.** The manager who wrote the friendly emails has left the company by the time you need them. Save them as files, with their headers, while you can.

**${lawReview.sentence('22 November 2026')}** The IBC (Amendment) Act, 2026, largely in force since 26 May 2026, changes how a petition is admitted, within 14 days. Buyers still file as 100 allottees or 10% of the project’s allottees, whichever is less.[^insolvency]`,
})
