import { defineService } from '../serviceEntity.ts'
import { lawReview } from '../texts/lawReview.ts'

export default defineService({
  path: 'NCLT-Matters',
  displayName: 'NCLT Matters',
  pigment: 'jamun',
  description: 'Shareholder, insolvency and register disputes before the company law tribunal and on appeal.',
  metaDescription:
    'NCLT work for NRI shareholders, creditors and home buyers: oppression and mismanagement, insolvency petitions, register disputes, claims and appeals.',
  metaKeywords:
    'NCLT NRI shareholder, oppression and mismanagement section 241, insolvency petition India, NCLAT appeal, homebuyer IBC claim',
  hero: {
    subtitle: 'Company disputes before the National Company Law Tribunal',
    description:
      'The National Company Law Tribunal hears company and insolvency cases only, and its entry conditions are strict. We test thresholds, default and documents before anything is filed. Then we petition, defend or appeal, or tell you that another forum fits better.',
  },
  intro: {
    title: 'Who can go to the company tribunal',
    text: 'An investor abroad often learns late that shares have been diluted, accounts withheld or a debt left unpaid. The National Company Law Tribunal (NCLT) can act in such cases under the Companies Act, 2013 and the Insolvency and Bankruptcy Code (IBC). It is not a recovery court for every bill, and it does not try land titles. Each petition needs a qualifying person, a qualifying amount or shareholding, and a record that proves both.',
  },
  list: {
    title: 'Petitions, defence and appeals',
    services: [
      'Petitions against oppression and mismanagement of a company',
      'Class actions by members who meet the conditions',
      'Correction of the register of members',
      'Insolvency petitions by financial or operational creditors',
      'Defence of a company or guarantor facing insolvency',
      'Claims of home buyers and lenders during insolvency',
      'Schemes, mergers and the objections of shareholders',
      'Appeals to the Appellate Tribunal within the set periods',
    ],
  },
  faq: [
    {
      question: 'Which cases does the NCLT hear?',
      answer:
        'Two groups. Under the Companies Act it hears disputes inside a company: oppression (unfair treatment of members), mismanagement, the register of members, class actions and schemes.[^companies] Under the IBC it hears insolvency cases against companies and LLPs, begun by financial creditors (section 7), operational creditors such as suppliers (section 9) or the company itself (section 10).[^insolvency] A quarrel over land or a family firm that is not a company belongs elsewhere.',
    },
    {
      question: 'Can an NRI shareholder bring a petition?',
      answer:
        'Yes, residence abroad is no bar. Sections 241 and 242 deal with oppression and mismanagement, and section 244 says who may apply: 100 members or one-tenth of them, whichever is less, or holders of one-tenth of the share capital.[^companies] The tribunal can waive the threshold.[^companies] Before you count on a waiver, collect proof of your holding: certificates, demat (electronic holding) statements, annual returns and the bank record of what you paid.',
    },
    {
      question: 'What is the minimum default for insolvency?',
      answer:
        'The default must reach ₹1 crore. Home buyers face a further condition: at least 100 must join, or 10% of those in the same project if that is fewer.[^insolvency] Below the limit, a civil suit, arbitration or a regulator may be the proper route. A debt that the other side has good reason to dispute is a poor basis for an insolvency petition, whatever its size.',
    },
    {
      question: 'What changed in 2026?',
      answer:
        'The IBC (Amendment) Act, 2026 has been largely in force since 26 May 2026. A petition is to be admitted within 14 days where default is shown and the application is complete.[^insolvency] Withdrawal needs 90% of the votes in the creditors’ committee and is closed once resolution plans have been invited.[^insolvency] There is also a new process begun by creditors. Older articles and templates may describe the law before that date.',
    },
    {
      question: 'Where do appeals go, and by when?',
      answer:
        'To the National Company Law Appellate Tribunal. In company matters the period is 45 days, under section 421 of the Companies Act.[^companies] In insolvency it is 30 days, under section 61 of the IBC.[^insolvency] Ask for a certified copy on the day the order is made and send it to counsel at once, because these periods are short.',
    },
    {
      question: 'My name has been left out of the register of members. What can I do?',
      answer:
        'Section 59 of the Companies Act allows an application to correct the register.[^companies] First establish what happened: an unrecorded transfer, a transfer on a doubtful signature, or shares passed on after a death. Inspect the annual returns, where each change leaves a trace. If heirs are disputing among themselves who should hold the shares, that question may have to be settled first.',
    },
  ],
  mainText: `Ask four questions before you ask for a petition. If any answer is no, another forum may be the right one.

- [ ] Is the other side a company or an LLP? A sole trader, a trust or an ordinary partnership will not do.
- [ ] Is the complaint about the company’s affairs or its inability to pay, and not about ownership of land?
- [ ] Do you meet the entry condition, such as the shareholding of section 244[^companies] or a default of ₹1 crore?[^insolvency]
- [ ] Can documents show it without a long trial of oral evidence?

A landlord owed rent, or a buyer with one late flat, seldom passes this test. For the buyer, a complaint to the [real estate authority](/services/DeveloperClaims) is the first to consider. For a debt in dispute, a suit may serve better.

**If you are a shareholder**, write a history of the company on two pages: who founded it, who paid what, how shares and directors changed. Ask for the accounts, minutes and notices to which you are entitled, in a dated letter. A refusal is useful evidence. Save the public filings before you complain, since they show allotments and resignations that you were not told about. Then decide what would satisfy you, whether a seat on the board, a fair price or proper accounts. A petition that asks for everything is hard to settle.

**If you are a creditor**, put the invoice or loan, the acknowledgement and the date of default on one sheet. Look for emails in which the debtor complained about quality or amount. They are the first thing its lawyer will produce.

**If a petition has been filed against a company you own or guarantee**, do not let the first date pass. Under the rules since May 2026, a complete application that shows default leaves less room for delay,[^insolvency] so a defence must come early and with documents. Settlement is easier before admission than afterwards.

Keep three periods in view: 45 days to appeal in company matters,[^companies] 30 days in insolvency,[^insolvency] and the date for claims announced when an insolvency begins. A creditor who is silent may be left behind.

Some expenses can wait. A forensic audit before you have read the filed accounts is too early. A share in a home buyers’ petition is too early until the count of buyers has been checked. Expert valuation belongs to the moment when a buy-out is truly on the table. A letter and a meeting may resolve a family company’s quarrel for less, and terms agreed there can be drawn up by our [corporate team](/services/CorporateServicesAdvisory). For co-ownership of family land, read about [property disputes](/blogs/nri-legal-rights-property-disputes) instead.

**From the counter, as an example.** The tribunal’s registry lists defects by number, and most concern page numbers and annexures. With the paginated set at hand they are cured in a day.

**${lawReview.sentence('22 November 2026')}** The IBC (Amendment) Act, 2026 has been largely in force since 26 May 2026. It changes how a petition is admitted; home buyers still petition as 100 allottees or 10% of the project’s allottees, whichever is less.[^insolvency]`,
})
