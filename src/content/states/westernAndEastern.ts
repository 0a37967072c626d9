import { addressIn, read, type StateLaw } from '../stateLaw.ts'

/** Gujarat, Maharashtra and West Bengal. */
export const westernAndEasternStates: readonly StateLaw[] = [
  {
    id: 'gujarat',
    name: 'Gujarat',
    cells: {
      sale: read(
        'Article',
        '1squarefeet.co.in and brixifiy.com, 2025',
        '4.9%, which is 3.5% and a surcharge of 40% on it. The fee is 1%; none if all buyers are women.',
      ),
      courtFee: read(
        'Article',
        'a lawyer’s answer at kaanoon.com',
        '7.5% of the value, at most ₹75,000, by the Gujarat Court Fees Act, 2004.',
      ),
      registry: addressIn('[Garvi](https://garvi.gujarat.gov.in/).'),
      record: addressIn('[AnyROR](https://anyror.gujarat.gov.in/).'),
      rera: addressIn('[GujRERA](https://gujrera.gujarat.gov.in/).'),
    },
  },
  {
    id: 'maharashtra',
    name: 'Maharashtra',
    cells: {
      sale: read(
        'Article',
        'housing.com, 2025',
        '5% in towns and 4% in villages. Local surcharges come on top and were not confirmed. The fee is 1%, at most ₹30,000.',
      ),
      gift: read(
        'Reprint',
        'amendment of 2015 on the blog indianlegalremedy; table of 2024 at udyamica.com',
        '₹200 for a home or farmland to husband, wife, child, grandchild or the wife of a deceased son. Other gifts to husband or wife, brother, sister or in the direct line: 3% of the market value. Fee and surcharge were not confirmed.',
      ),
      power: read(
        'Reprint',
        'Article 48 of the Maharashtra Stamp Act',
        '₹500 for the near relatives that the Article names. A power to sell for anybody else pays the duty of a sale.',
      ),
      courtFee: read(
        'Article',
        'lawyers’ answers at kaanoon.com and law4u.in',
        'At most ₹75,000, by the Court Fees Act of 1959. The rates below it were not confirmed.',
      ),
      record: addressIn('[Mahabhulekh](https://mahabhulekh.maharashtra.gov.in/).'),
      rera: addressIn('[MahaRERA](https://maharera.maharashtra.gov.in/).'),
      rent: read('Article', 'realtymonks.com', 'Maharashtra Rent Control Act, 1999.'),
    },
  },
  {
    id: 'west-bengal',
    name: 'West Bengal',
    cells: {
      courtFee: read(
        'Article',
        'order of the Calcutta High Court of 2012 in a lawyer’s answer at kaanoon.com',
        'At most ₹50,000, by the Court Fees Act of 1970. The rates below it were not confirmed.',
      ),
      registry: read(
        'Official page',
        '[directorate of registration](https://wbregistration.gov.in/)',
        '[Registration and Stamp Revenue](https://wbregistration.gov.in/).',
      ),
      record: addressIn('[Banglarbhumi](https://banglarbhumi.gov.in/).'),
    },
  },
]
