import { addressIn, read, type StateLaw } from '../stateLaw.ts'

const delhi = 'aaptaxlaw.com and gauravdocumentation.com'

/** Delhi, Haryana, Punjab and Uttar Pradesh. */
export const northernStates: readonly StateLaw[] = [
  {
    id: 'delhi',
    name: 'Delhi',
    cells: {
      sale: read(
        'Article',
        delhi,
        '6% if the buyer is a man, 4% if a woman, and a fee of 1%. One of the two articles adds 1% above ₹25 lakh.',
      ),
      gift: read(
        'Article',
        delhi,
        'As on a sale: 6% or 4%, by who receives it. We read of no lower rate in the family.',
      ),
      release: read('Article', delhi, '₹100 where no money is paid. One of the two articles adds a fee of ₹1,000.'),
      power: read(
        'Article',
        `${delhi}; statusin.in, a copy of the department’s page`,
        '₹50 for a general and ₹20 for a special power. By the older copy a general power to somebody who is no blood relation pays the duty of a sale, so ask.',
      ),
      rent: read('Article', 'realtymonks.com', 'Delhi Rent Control Act, 1958.'),
    },
  },
  {
    id: 'haryana',
    name: 'Haryana',
    cells: {
      rera: addressIn('[RERA Haryana](https://haryanarera.gov.in/).'),
    },
  },
  {
    id: 'punjab',
    name: 'Punjab',
    cells: {
      gift: read(
        'Official page',
        'punjabrevenue.nic.in, the revenue department’s list of instructions',
        'The list names an exemption of 14 January 2004 for farmland and homes that an owner passes to legal heirs in life. Its text, and whether it still holds, were not read.',
      ),
      power: read(
        'Article',
        'esahayak.io, on the amendment of 2013',
        'To somebody outside the family: 2% of the price or of the Collector’s rate, whichever is higher.',
      ),
    },
  },
  {
    id: 'uttar-pradesh',
    name: 'Uttar Pradesh',
    cells: {
      gift: read(
        'Reprint',
        'notification of 3 August 2023 at nbassociates.net; reports of January 2026',
        'At most ₹5,000 to son, daughter, parents, husband, wife, brother, sister, son’s wife, daughter’s husband and grandchildren; shops and factories too since January 2026. A fee of 1% comes on top. It is not for property that was itself received so in the five years before.',
      ),
      record: addressIn('[UP Bhulekh](https://upbhulekh.gov.in/).'),
      rera: addressIn('[UP RERA](https://up-rera.in/).'),
    },
  },
]
