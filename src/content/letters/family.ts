import { law } from '../law.ts'
import type { Letter } from '../letterEntity.ts'

const printed = ({ printed: [first] }: { printed: readonly [string, ...string[]] }) => first

const foot = `Yours faithfully,

{me}
{abroad}
{contact}`

/** Letters after a death. */
export const death: readonly Letter[] = [
  {
    id: 'claim-nominee',
    title: 'Claim by a nominee on an account',
    use: `A nominee is paid on few papers, and holds the money for the heirs. The bank has ${printed(law.bankClaimDays)} from complete papers. [^bankClaims]`,
    text: `To the Branch Manager, {bank}
Date: ________

Claim as nominee: account no. {account} of {deceased}, who died on {died}

I am the nominee of this account. Please close it / its deposits and pay the balance with interest to my account no. ________ with ________.

Enclosed are your claim form, the death certificate, and proof of my identity and address, attested as you ask. Please acknowledge the day on which the claim was complete, or tell me in one letter what is missing.

${foot}`,
  },
  {
    id: 'claim-heirs',
    title: 'Claim by heirs on an account without a nominee',
    use: `Up to ${printed(law.bankClaim)} (${printed(law.bankClaimCooperative)} at co-operative banks), or a higher limit of the bank, without a court’s certificate if nobody disputes it. [^bankClaims]`,
    text: `To the Branch Manager, {bank}
Date: ________

Claim by the heirs: account no. {account} of {deceased}, who died on {died}

There is no nominee. The heirs are: ________ (name, relation, address of each). There is no will / the will dated ________ is enclosed. No dispute is known to us.

We ask you to pay the balance with interest to ________, for whom the other heirs have signed your letter of disclaimer. Enclosed are your claim form, the death certificate, the proof of heirship that you name, the indemnity, and proof of identity and address of each heir.

Please acknowledge the day on which the claim was complete, or tell us in one letter what is missing and under which clause of the Reserve Bank's directions.

${foot}`,
  },
  {
    id: 'claim-late',
    title: 'Late payment of a claim: compensation',
    use: `After ${printed(law.bankClaimDays)} from complete papers a bank owes the Bank Rate plus ${printed(law.bankClaimDelay)} on deposits, and ${printed(law.lockerDelay)} for each day on a locker. [^bankClaims] Send it by the bank’s own channel for complaints, and keep the number that it gives.`,
    text: `To {bank}, customer complaints
Date: ________

Claim on account / locker no. {account} of {deceased}: compensation for delay

The claim was complete on ________. It was paid on ________ / has not been paid. Under the Reserve Bank's directions of 26 September 2025 it was due within ${printed(law.bankClaimDays)}. The delay is not mine.

Please pay the claim and, for ________ days of delay, the compensation that the directions give: for deposits interest at the Bank Rate plus ${printed(law.bankClaimDelay)}, for a locker ${printed(law.lockerDelay)} for each day. If I have no answer in ${printed(law.ombudsmanWait)}, I shall complain to the Ombudsman.

${foot}`,
  },
  {
    id: 'society-heir',
    title: 'To the housing society: change of the member',
    use: 'After a death, or after a deed. The society’s book is a record and does not decide who owns.',
    text: `To the Secretary, ________ Co-operative Housing Society
Date: ________

Flat {property}: member {deceased}, who died on {died}

I am an heir / the nominee / the buyer under the deed dated ________. Please enter the name of ________ as member, or as provisional member until the heirs have settled, and tell me in one letter which forms, fees and documents the bye-laws ask for.

Until then, please send notices and bills to {contact}, permit no transfer without hearing me, and let me have a statement of dues.

${foot}`,
  },
]

/** Letters in a dispute. */
export const disputes: readonly Letter[] = [
  {
    id: 'standstill',
    title: 'To a brother or sister: nothing is changed until we agree',
    use: 'A first letter among heirs. It asks for papers and for time, and gives no right away. A sale during a suit binds the buyer to its result [^transfer], a letter alone does not.',
    text: `To ________
Date: ________

{property}

Since {deceased} died on {died} this property belongs to all heirs. I do not give up my share. I ask that until we have agreed in writing nobody sells, gifts, mortgages, lets or rebuilds it, applies for a change in the record alone, or draws on the accounts of the estate except for its bills.

Please send me by ________ copies of the deed, the tax receipts, the statements of the accounts since that day, and of any will. I propose that we speak on ________ with a lawyer or mediator whom we choose together, and that the costs of the house are shared by our shares.

If you agree, sign below and send me a copy.

{me}

Agreed: ________ (name, date, signature)`,
  },
  {
    id: 'mutation-objection',
    title: 'To the revenue office: objection to a mutation',
    use: 'Where a relative or stranger asks to have the record changed. Mutation is a record for revenue and proves no title; but object in time and ask for a hearing. The form, the office and the days are the State’s.',
    text: `To the ________ (Tehsildar, Talathi or municipal office of the place)
Date: ________

Objection to mutation no. ________ of {property}

1. I am an heir of {deceased} / an owner by deed no. ________ dated ________, with a share of ________.
2. I have learned on ________ that ________ has applied for a change in the record in favour of ________.
3. I object because: ________ (not all heirs are named / the deed is disputed / no notice reached me / a suit is pending: ________).
4. I ask you to make no entry before a hearing, to give me copies of the application and its papers, and to send notices to {agent}, {agentAddress}, and to {contact}.

${foot}

Enclosed: proof of identity, of death and heirship, deed, power of attorney`,
  },
  {
    id: 'power-revoked',
    title: 'To registrar and bank: a power of attorney is revoked',
    use: 'Goes to every office where the power was used, together with the notice to the attorney. [How to revoke a power](/blogs/power-of-attorney-nri#ending-the-power-for-good).',
    text: `To the Sub-Registrar, ________ / to {bank} / to ________
Date: ________

Revocation of a power of attorney

On ________ I gave {agent}, residing at {agentAddress}, a power of attorney, stamped under no. ________ and registered under no. ________, about {property}. I have revoked it on ________; a copy of the notice to the attorney, with proof of delivery, is enclosed.

Please note the revocation in your record, accept no act of the attorney in my name from today, and confirm both in writing. For an account: no. {account}.

${foot}`,
  },
  {
    id: 'developer-late',
    title: 'To the developer: possession is late',
    use: 'Section 18 lets the buyer withdraw and have the money back with interest, or stay and receive interest for the delay; the complaint goes to the State’s authority under section 31. [^rera] Choose one before you write.',
    text: `To ________ (developer)
Date: ________

Unit {property}, agreement dated ________, RERA project no. ________

Possession was promised by ________. I have paid Rs ________, as the attached list shows. It has not been offered.

Under section 18 of the Real Estate (Regulation and Development) Act, 2016 I
( ) withdraw from the project and ask for all that I paid, with interest at the rate of the State's rules, by ________ to account no. {account} with {bank};
( ) stay in the project and ask for interest for each month of delay until possession, and for a date that you confirm in writing. (Strike out one.)

If I have no answer by ________, I shall file a complaint with the authority under section 31.

${foot}`,
  },
  {
    id: 'records-request',
    title: 'To an office: certified copies',
    use: 'For deeds, orders and extracts from a record. Fees and forms are those of the State or the court.',
    text: `To the ________ (Sub-Registrar, court or municipal office)
Date: ________

Certified copies

Please give {agent}, residing at {agentAddress}, or me certified copies of
1. deed no. ________ of the year ________, book no. ________, about {property};
2. the index entries and charges on this property from ________ to ________;
3. other: ________.

I am the owner / an heir of {deceased} / a party to the case. The fee will be paid at the counter or as you direct.

${foot}`,
  },
]
