import { type CalendarEntry, calendarPath, daysOfReturn, daysOfYear, wholeCalendar, yearName } from './calendar.ts'
import { defineGuide, type GuidePart } from './guide.ts'
import { law, taxYearFrom } from './law.ts'
import { site } from './site.ts'
import { guideName } from './texts/guidePages.ts'

const printed = ({ printed: [first] }: { printed: readonly [string, ...string[]] }) => first
const year = yearName(taxYearFrom)
const before = yearName(taxYearFrom - 1)

const whole = wholeCalendar()
const [from = '', until = ''] = [whole[0]?.date, whole.at(-1)?.date]

/** The days on the one scale of the page. */
function ribbon(entries: readonly CalendarEntry[]): GuidePart {
  return {
    type: 'days',
    from,
    until,
    days: entries.map(({ date, what, who }) => ({ iso: date, name: `${what}. For ${who}` })),
  }
}

export default defineGuide({
  path: '/deadlines',
  meta: {
    title: 'Deadlines of the Year',
    description: `The days that count for NRIs in the tax year ${year}: advance tax, returns, statements of tax deducted, yearly limits. With a calendar to subscribe to.`,
  },
  title: guideName('/deadlines'),
  lede: `Indian tax and remittance run from April to March. These are the days of the tax year ${year} and of the returns around it, for people who live abroad.`,
  reviewed: '22 November 2026',
  pigment: 'neel',
  sections: [
    {
      id: 'calendar',
      title: 'Put them in your calendar',
      parts: [
        {
          type: 'text',
          text: 'The calendar holds every day of the three lists below, as entries for whole days. It does not hold the dates that follow from what you do yourself; those are in the last list.',
        },
        { type: 'subscribe', webcal: `webcal://${new URL(site.origin).host}${calendarPath}`, file: calendarPath },
      ],
    },
    {
      id: 'year',
      title: `During the tax year ${year}`,
      parts: [
        ribbon(daysOfYear()),
        {
          type: 'text',
          text: `Advance tax is due if ${printed(law.advanceTaxFrom)} or more of the year’s tax remains after deductions. [^incomeTax] Tax on a gain that arises after an instalment is paid with the next one, or by 31 March. The buyer of an NRI’s property and the tenant of an NRI’s house file the statements of tax deducted, not the owner. [^incomeTaxRules] Ask them for the certificate, ${printed(law.deductionCertificate)}, which follows within ${printed(law.certificateTime)} of the statement.

The ${printed(law.lrsCap)} that residents may send abroad under the Liberalised Remittance Scheme also counts from April to March. [^lrs]

Since 1 October 2026 a resident individual or Hindu undivided family that buys from an NRI may pay with a PAN-based challan on the tax portal instead of through a TAN. [^finance2026] Its statement, ${printed(law.panStatement)}, is due 30 days after the end of the month, and its certificate is ${printed(law.panCertificate)}, not ${printed(law.deductionCertificate)}. [^incomeTaxRules] When this was compared, the portal’s help still named resident sellers only. Ask the buyer for the proof of payment.`,
        },
      ],
    },
    {
      id: 'return-before',
      title: `The return for ${before}`,
      parts: [
        ribbon(daysOfReturn(taxYearFrom - 1)),
        {
          type: 'text',
          text: `The Income-tax Act, 1961 still governs this year. [^incomeTax1961] Without business income, you choose the old regime in a return filed by the due date. A belated return is in the new regime and costs ₹1,000 up to an income of ₹5 lakh, ₹5,000 above it; a return revised after 31 December costs the same. Every return has to be verified within 30 days of filing; after that the day of verification counts as the day of filing. An updated return, with more tax, is possible for four years from the end of the assessment year.`,
        },
      ],
    },
    {
      id: 'return',
      title: `The return for ${year}`,
      parts: [
        ribbon(daysOfReturn(taxYearFrom)),
        {
          type: 'text',
          text: 'The Income-tax Act, 2025 governs this year. [^incomeTax] A return revised after 31 December costs ₹1,000 or ₹5,000 as above, so correct mistakes before that day, and verify it within 30 days of filing. NRIs with rent, interest or gains file ITR-2; with business or partnership income they file ITR-3.',
        },
      ],
    },
    {
      id: 'your-own',
      title: 'Days that follow from what you do',
      parts: [
        {
          type: 'text',
          text: `- **Before each payment:** a certificate of tax residency and ${printed(law.treatyForm)}, if you claim a treaty. [^incomeTaxRules] The [country guides](/countries) say who issues the certificate.
- **By the 7th of the next month:** a buyer or tenant with a TAN pays the tax deducted to the Government; for March by 30 April. [^incomeTaxRules]
- **Four to eight weeks before the buyer’s first payment:** the application for a lower deduction, ${printed(law.lowerDeduction)}. [^incomeTaxRules] No law fixes how long it takes; the weeks are an estimate of practitioners.
- **15 July:** the yearly return on foreign liabilities and assets (FLA) of an Indian company or LLP with partners or shareholders abroad. [^reporting]
- **Within six months of a sale:** bonds that exempt a long-term gain on land or buildings. [^incomeTax]
- **Within two years of a sale, or three if you build:** the new house that exempts a long-term gain. It may also have been bought in the year before. [^incomeTax]
- **${printed(law.foreignPower)} after arrival in India:** the stamp on a power of attorney or a deed signed abroad. [^stamp]
- **Four months after arrival in India:** registration of a deed signed abroad. [^registration]
- **${printed(law.ombudsmanWait)} after a complaint to a bank:** if there is no answer, or an unsatisfactory one, you may go to the Ombudsman. You have ${printed(law.ombudsmanTime)} to do so. [^ombudsman]
- **On leaving or returning:** tell the bank, the fund and the depository at once. No number of days is fixed. [^deposits]`,
        },
        {
          type: 'text',
          text: 'What a day means for your own sale, rent or refund depends on documents. The articles on [income tax](/blogs/nri-income-tax-rules-india), [capital gains](/blogs/capital-gains-tax-nri) and [rent](/blogs/rental-income-rules-nri) explain the rules. If a day is close, put it in the first line of [your message to us](/contact).',
        },
      ],
    },
  ],
})
