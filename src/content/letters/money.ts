import { law } from '../law.ts'
import type { Letter } from '../letterEntity.ts'

const printed = ({ printed: [first] }: { printed: readonly [string, ...string[]] }) => first
const form = printed(law.lowerDeduction)

const foot = `Yours faithfully,

{me}
{contact}
PAN {pan}`

/** Letters about a sale and its tax. */
export const selling: readonly Letter[] = [
  {
    id: 'buyer-status',
    title: 'To the buyer: I am a non-resident seller',
    use: `Send it before the first payment. The buyer of a non-resident’s property deducts from each payment, also from an advance. [^incomeTax] A resident individual or Hindu undivided family may pay it with a PAN-based challan since 1 October 2026. [^finance2026] It is not for a seller who is resident for tax in the year of the sale; the [tool for residence](/tools/residence) decides that.`,
    text: `To {buyer}
Date: ________

Sale of {property}

I am a non-resident for Indian income tax. Please therefore deduct tax under section 393(2) of the Income-tax Act, 2025 from each payment to me, the advance included, and not at the rate for resident sellers.

I have applied / shall apply for a certificate of lower deduction (${form}). If it reaches you before a payment, please deduct as it says. Until then the full rate for non-residents applies to the price.

Please send me, for each payment, the challan on the day you pay the tax, and the certificate of deduction as soon as it can be downloaded. My PAN is {pan}. Please check that each entry names this PAN; a wrong one costs me the credit.

${foot}`,
  },
  {
    id: 'form-128-letter',
    title: `${form} pack, 1: letter to the officer`,
    use: `Goes with the application for a certificate of lower deduction. [^incomeTaxRules] Apply four to eight weeks before the first payment, which is an estimate of practitioners; no law fixes the time.`,
    text: `To the Assessing Officer (International Taxation), ________
Date: ________

${form}: certificate of lower deduction for the sale of {property}
Applicant: {me}, PAN {pan}, tax year ________

1. I am a non-resident and own the property / a share of ________ in it. I am selling it to {buyer} for Rs {price}. The agreement is dated ________ / a draft is enclosed.
2. The attached computation shows a taxable gain of Rs ________ and tax of Rs ________. Deduction on the whole price would exceed that tax by Rs ________.
3. I intend to invest Rs ________ in ________ by ________ and claim exemption under section ________. (Strike out if none.)
4. My returns of the last years were filed as listed in the enclosures. No demand is outstanding, except: ________.
5. I ask for a certificate that names the buyer, the rate or the sum to be deducted, and every payment from ________ to ________.

Notices reach me through the portal and at {contact}.

Yours faithfully,

{me}
{abroad}

Enclosures: computation; documents as listed`,
  },
  {
    id: 'form-128-computation',
    title: `${form} pack, 2: computation of gain and tax`,
    use: `One sheet for each owner, for that owner’s share. [^incomeTax] Take the sums from the [tool for sales](/tools/selling), which shows how it gets them.`,
    text: `Computation of capital gain and tax
Owner: {me}, PAN {pan}
Property: {property}
Share of this owner: ________

Day of purchase, or purchase by the previous owner: ________
Day of sale: ________
Kind of gain: long-term / short-term

A. Price (or stamp value, if that counts): Rs {price}
B. Costs of the sale (broker, deed): Rs ________
C. Cost of acquisition, with how it was found: Rs ________
D. Cost of improvements, with years: Rs ________
E. Gain, A less B, C and D: Rs ________
F. This owner’s share of E: Rs ________
G. Exemption claimed, section and sum: Rs ________
H. Taxable gain, F less G: Rs ________
I. Tax at ____ % of H: Rs ________
J. Surcharge, if the year’s income calls for it: Rs ________
K. Cess: Rs ________
L. Tax due, I plus J plus K: Rs ________
M. Deduction on the price without a certificate: Rs ________
N. Deduction asked for: Rs ________

Prepared on ________ by ________`,
  },
  {
    id: 'form-128-papers',
    title: `${form} pack, 3: list of papers`,
    use: 'Strike out what does not fit the case, and number the copies as here. Each office may ask for more.',
    text: `Papers with the application of {me}, PAN {pan}

1. Passport, and proof of residence abroad for the year
2. PAN; certificate of tax residency, if a treaty is claimed
3. Agreement for sale or its draft, with the schedule of payments
4. Deed by which the property was acquired
5. If it was inherited: death certificate, will or proof of heirship, and the previous owner's deed
6. If it was a gift: gift deed and the giver's deed
7. If it was owned before 1 April 2001: valuation as at that day, and the stamp value then
8. Bills and bank statements for improvements
9. Home loan statement, if one is open
10. Buyer's PAN, and TAN if there is one
11. Returns and orders of the last years
12. Proof of the investment planned, if an exemption is claimed
13. Power of attorney, if somebody else signs
14. Each co-owner's own application and computation`,
  },
  {
    id: 'refund-reminder',
    title: 'Refund that has not come: grievance on the portal',
    use: `For a return that was filed and verified within 30 days, and whose refund was determined but not paid, or that is not processed. Paste it into the grievance form of the [income tax portal](https://www.incometax.gov.in/). [The whole way to the refund](/tasks/refund).`,
    text: `Refund not received, PAN {pan}

Return for: ________ (assessment year or tax year)
Acknowledgement no.: ________
Filed on: ________
Verified on: ________
Refund claimed: Rs ________
Status shown on the portal today: ________

The account for the refund is pre-validated: account no. {account} with {bank}. The tax deducted appears in my annual statement under TAN / challan ________.

Please process the return / pay the refund with the interest due, or tell me which document is missing.

{me}
{contact}`,
  },
]

/** Letters between landlord and tenant. */
export const letting: readonly Letter[] = [
  {
    id: 'tenant-tax',
    title: 'To the tenant: tax to be deducted from the rent',
    use: 'Send it with the agreement. The tenant of a non-resident deducts tax from every rent, however small, and needs a TAN for it. [^incomeTax]',
    text: `To {tenant}
Date: ________

Rent of {property}

I am a non-resident for Indian income tax. From each rent of Rs {rent} you must therefore deduct tax at the rate for non-residents, or at the rate of a certificate that I give you, whatever the amount of the rent. For this you need a TAN.

Please pay the tax to the Government in time, file the quarterly statement (${printed(law.deductionStatement)}), and send me the certificate (${printed(law.deductionCertificate)}) for each quarter. Pay the rest of the rent to my NRO account no. {account} with {bank}. What you deduct and pay to the Government counts as rent paid.

${foot}`,
  },
  {
    id: 'rent-account',
    title: 'To a co-owner or agent: account of rent',
    use: 'For a relative or agent who collects the rent of what you own, or own together.',
    text: `To ________
Date: ________

Rent of {property}

I own this property / a share of ________ in it. Since ________ you have received its rent. Please send me by ________
1. each agreement with a tenant, and the deposit taken;
2. the rent received, month by month, with the account it went to;
3. what was spent, with bills;
4. the tax deducted by tenants, with certificates;
5. the balance due to me.

From the next month, please have my share paid by transfer to account no. {account} with {bank}. I would rather settle this between us; if no account arrives by that day, I shall ask a lawyer what to do next.

${foot}`,
  },
  {
    id: 'end-of-tenancy',
    title: 'To the tenant: notice that ends a monthly tenancy',
    use: 'Only for a tenancy from month to month, where neither the agreement nor a rent Act of the State says otherwise: section 106 then asks for fifteen days’ notice in writing. [^transfer] Where a rent Act applies, a notice alone ends nothing. Send it by registered post with acknowledgement, and keep the proof.',
    text: `To {tenant}
Date: ________

Notice under section 106 of the Transfer of Property Act, 1882

You hold {property} from me as a tenant from month to month at Rs {rent}. I end this tenancy fifteen days after you receive this notice, and ask you to hand over vacant possession with the keys on or before that day to me / to {agent}.

Please pay the rent and bills up to that day. The deposit of Rs ________ will be returned after an inspection together, less what the agreement allows. Money that I receive after that day is taken for use of the premises and not as rent for a new tenancy.

{me}
{contact}`,
  },
  {
    id: 'rent-due',
    title: 'To the tenant: rent that is due',
    use: 'A first letter, before a notice. It asks for the tax certificates as well.',
    text: `To {tenant}
Date: ________

Rent of {property}

Rent of Rs {rent} a month is unpaid for: ________. That is Rs ________ after the tax that you must deduct. Please pay it by ________ to account no. {account} with {bank}, and send the certificates of deduction for ________.

If there is a reason, or you need time, answer in writing before that day with a date for each payment.

${foot}`,
  },
]
