import { law } from '../law.ts'
import type { Letter } from '../letterEntity.ts'

const months = law.foreignPower.printed[0]
const signing = `Sign it before the Indian embassy or consulate, or before a notary with an apostille where one works for India. [^apostille] It must be stamped in India within ${months} of its arrival. [^stamp] [Count the days](/tools/power-of-attorney).`

const opening = `I, {me}, child or spouse of {father}, holder of passport no. {passport} and PAN {pan}, residing at {abroad}, appoint {agent}, residing at {agentAddress}, as my attorney for the purpose stated here and for no other.`

const closing = `Acts done within these powers bind me as if I had done them myself. I may revoke this power at any time by written notice.

Signed at ________ on ________

________________________
{me} (principal)

I accept these limits.

________________________
{agent} (attorney)

Witnesses
1. Name, address, signature: ________
2. Name, address, signature: ________

Attestation by the embassy, consulate or notary: ________`

/** Whole powers of attorney and a whole will. */
export const powers: readonly Letter[] = [
  {
    id: 'power-sale',
    title: 'Special power of attorney: sale of one property',
    use: `For somebody you trust in India to sign the sale while you stay abroad. ${signing} Ask the sub-registrar who will register the deed whether the power itself has to be registered first: States differ.`,
    text: `Special power of attorney for the sale of one property

${opening}

The property is: {property} (“the Property”). I am its owner / one of its owners by deed no. ________ dated ________, registered at ________.

My attorney may
1. show the Property, and ask any office, bank or society for papers and certificates about it;
2. sign an agreement for sale and the sale deed at a price not below Rs {price}, to a buyer whom I have approved in writing by letter or email;
3. present these documents for registration, admit that they are signed, and take back the registered originals;
4. receive the price only by bank transfer to account no. {account} with {bank}, which is in my sole name, and give a receipt for it;
5. take from the buyer the certificate of tax deducted, and hand over possession once the whole price has reached that account;
6. sign the applications that change the record of the Property, the meters and the society’s book to the buyer’s name.

My attorney may not
7. gift, mortgage, charge, lease or exchange the Property, or accept any part of the price in cash;
8. buy the Property, or sell it to a relative of the attorney or to a business in which one of them shares;
9. appoint a substitute, or use this power for any other property or purpose.

10. My attorney sends me a copy of each document before signing it, and an account with vouchers within 30 days of the sale deed.
11. This power ends when the sale deed is registered, or on ________, whichever comes first.

${closing}`,
  },
  {
    id: 'power-letting',
    title: 'Special power of attorney: letting one home',
    use: `For somebody who finds tenants, signs the agreement and looks after the home. ${signing}`,
    text: `Special power of attorney for letting one home

${opening}

The home is: {property} (“the Home”).

My attorney may
1. choose a tenant and sign a leave and licence or a tenancy agreement for not more than eleven months at a time, at a rent not below Rs {rent} a month, in a form that I have approved in writing;
2. present the agreement for registration where it has to be registered, and give the police or the society the information about the tenant that they ask for;
3. see to it that rent and deposit are paid only by bank transfer to my NRO account no. {account} with {bank};
4. have the Home inspected, cleaned and repaired, up to Rs ________ for one repair without asking me;
5. pay society charges, property tax and bills of the Home, and receive notices about it;
6. give and receive notices under the agreement, and take back possession and keys from the tenant.

My attorney may not
7. sell, gift, mortgage or charge the Home, let it for longer, or live in it;
8. receive rent or deposit in cash or to another account, or change the agreement;
9. appoint a substitute, or file or settle a suit in my name.

10. My attorney sends me an account with vouchers by the 10th of each month, and photographs of every room at each change of tenant.
11. This power ends on ________.

${closing}`,
  },
  {
    id: 'power-court',
    title: 'Special power of attorney: one case in court',
    use: `For somebody who signs papers and attends for you in one case; Order III of the Code of Civil Procedure lets the holder of a power act in the suit. [^centralActs] The holder cannot testify to what only you know, so expect to give evidence yourself, by video where the court allows it. ${signing}`,
    text: `Special power of attorney for one case

${opening}

The case is: ________ against ________, suit or petition no. ________, in the court of ________ at ________, about {property} (“the Case”). This power includes an appeal in the Case if I agree to it in writing.

My attorney may
1. engage and instruct advocates whom I have approved in writing, and sign their letters of authority;
2. sign and verify plaints, statements, applications and affidavits on facts that the attorney knows;
3. attend hearings, inspect the record, apply for copies, pay court fees and take back documents;
4. receive notices, orders and decrees, and apply for their execution;
5. take part in mediation and report its terms to me.

My attorney may not
6. compromise, withdraw or admit the Case or any part of it without my written consent to the exact terms;
7. receive money on my behalf other than by bank transfer to account no. {account} with {bank};
8. testify in my place to facts that only I know, or appoint a substitute.

9. My attorney sends me each order within seven days, and a copy of each paper before it is filed.
10. This power ends with the final order in the Case, or on ________, whichever comes first.

${closing}`,
  },
  {
    id: 'indian-will',
    title: 'An Indian will, whole',
    use: `For property in India only. A will is signed before two witnesses, who sign in your presence. [^succession] Registration is voluntary. [^registration] Muslim law has rules of its own: there a will reaches one third of the estate, unless the heirs consent. Choose witnesses who receive nothing, and have your will abroad read beside this one, so that neither revokes the other.`,
    text: `Will of {me}

I, {me}, child or spouse of {father}, born on ________, holder of passport no. {passport}, residing at {abroad}, make this will of my own free will and in sound mind at ________ on ________.

1. Extent. This will deals only with my property situated in India. It revokes every earlier will of mine so far as that will deals with property in India, and nothing else. It does not revoke my will dated ________, which deals with my property outside India and remains in force. (Strike out this sentence if there is no such will.) I do not intend any later will of mine to revoke this will unless the later will names this one by its date.

2. Family. My spouse is ________. My children are ________. My parents are ________.

3. Executor. I appoint ________, residing at ________, and if that person cannot or will not act, ________, residing at ________. The executor may collect my property, pay my debts and taxes, sign documents and present them for registration, and need give no security.

4. Land and buildings. I give {property} to ________, and if that person dies before me, to ________.

5. Deposits and accounts. I give the balance of account no. {account} with {bank}, and of every other account of mine in India, to ________. A nominee of such an account holds it for the person named here.

6. Shares and funds. I give my shares, funds and securities held in India to ________.

7. Other things. I give ________ to ________.

8. The rest. I give everything else of mine in India, and every gift above that fails, to ________, and if that person dies before me, to ________.

9. A person who does not survive me by 30 days is treated as having died before me.

10. I have left ________ out, for this reason: ________. (Strike out if it does not apply.)

Signed by me on each page

________________________
{me}

Signed by {me} as this will in our presence, and signed by each of us in the presence of {me}.

1. Name, age, address, signature: ________
2. Name, age, address, signature: ________`,
  },
]
