import { law } from '../law.ts'
import type { Letter } from '../letterEntity.ts'

const printed = ({ printed: [first] }: { printed: readonly [string, ...string[]] }) => first

const foot = `Yours faithfully,

{me}
{contact}
PAN {pan}`

/** Letters to banks. */
export const banks: readonly Letter[] = [
  {
    id: 'back-to-stay',
    title: 'To the bank: I have come back to India to stay',
    use: `Send it at once on your return; no number of days is fixed. NRE and NRO accounts become resident accounts, and NRE and FCNR(B) balances may move into an RFC account, in foreign currency, if you were abroad for a year or more. [^deposits] [Coming home, year by year](/tasks/coming-home).`,
    text: `To the Branch Manager, {bank}
Date: ________

Return to India: NRE account no. ________, NRO account no. ________, FCNR(B) deposits no. ________

I came back to India to stay on ________ and am resident in India under FEMA from that day.

1. Please open an RFC account in my name before the accounts are changed, and move the balance of the NRE account into it / Rs ________ of it. (Strike out one.)
2. Please tell me whether the FCNR(B) deposits can run to their end and then go to the RFC account.
3. Please redesignate the NRE and NRO accounts as resident accounts from that day, and enter my address in India: ________.

Copies of my passport with the day of arrival and of the proof of address in India are enclosed. Please confirm in writing from which day each account is a resident account, and tell me which standing instructions and mandates are affected.

${foot}`,
  },
  {
    id: 'send-abroad',
    title: 'To the bank: send money from the NRO account',
    use: `Up to ${printed(law.repatriationCap)} a year from April to March. [^remittance] The bank asks for ${law.remitterForm.printed[1]} where they are due. [^incomeTaxRules] [Which form, and how much](/tools/sending).`,
    text: `To the Branch Manager, {bank}
Date: ________

Remittance from NRO account no. {account}

Please remit Rs ________ from this account to my account abroad: bank ________, account or IBAN ________, SWIFT ________, in the name of {me}.

Source: sale of {property} / rent / inheritance from {deceased} / other: ________.
Sent from all banks since 1 April: USD ________.

Enclosed are the proof of source, the proof of tax and the declarations that apply. Please tell me in one letter which further documents you need, the rate and charges, and the day on which you will send it.

${foot}`,
  },
  {
    id: 'nro-to-nre',
    title: 'To the bank: move money from NRO to NRE',
    use: `It counts in the same yearly ${printed(law.repatriationCap)}, after tax. [^remittance] Money in the NRE account may leave at any time. [^deposits]`,
    text: `To the Branch Manager, {bank}
Date: ________

Transfer from NRO to NRE

Please transfer Rs ________ from my NRO account no. {account} to my NRE account no. ________ with you. The money comes from: ________. Since 1 April I have used USD ________ of the yearly limit with all banks.

Enclosed are the proof of source and of tax, and the declarations that apply. Please confirm the transfer in writing.

${foot}`,
  },
  {
    id: 'ombudsman',
    title: 'Complaint to the bank, ready for the Ombudsman',
    use: `First to the bank, by its own channel for complaints. Keep the number that it gives: the Ombudsman’s form asks for it. If the bank does not answer in ${printed(law.ombudsmanWait)}, or unsatisfactorily, you have ${printed(law.ombudsmanTime)} from then to file the same text at [cms.rbi.org.in](https://cms.rbi.org.in/). You complain yourself; a lawyer may help to prepare it. [^ombudsman]`,
    text: `To {bank}, customer complaints
Date: ________

Complaint about account no. {account}
Complaint no. of the bank, once there is one: ________

1. What happened, with days: ________
2. What I asked for, when, and how the branch answered: ________
3. What I want the bank to do: ________
4. The loss so far, with how it is counted: Rs ________

Copies are enclosed. If I have no answer in ${printed(law.ombudsmanWait)}, or an unsatisfactory one, I shall complain to the Reserve Bank's Ombudsman.

${foot}`,
  },
]
