import { addressIn, read, type StateLaw } from '../stateLaw.ts'

const telangana = '[registration department, ready reckoner](https://registration.telangana.gov.in/readyReckoner.htm)'

/** The five southern States of the table. */
export const southernStates: readonly StateLaw[] = [
  {
    id: 'andhra-pradesh',
    name: 'Andhra Pradesh',
    cells: {
      power: read(
        'Article',
        'The Hindu, 15 July 2016',
        'As of 31 December 2015 and not compared since: ₹1,000 and a fee of ₹1,000 for one of the family; for others with a power to sell 1% of the market value and a fee of 1%, at most ₹20,000.',
      ),
      record: addressIn('[Meebhoomi](https://meebhoomi.ap.gov.in/).'),
    },
  },
  {
    id: 'karnataka',
    name: 'Karnataka',
    cells: {
      registry: addressIn(
        '[Inspector General of Registration](https://igr.karnataka.gov.in/english), with the portal Kaveri.',
      ),
      record: addressIn('[Land records](https://landrecords.karnataka.gov.in/).'),
      rera: addressIn('[RERA Karnataka](https://rera.karnataka.gov.in/).'),
      rent: read('Reprint', 'bangalorelawyer.com', 'Karnataka Rent Act, 1999.'),
    },
  },
  {
    id: 'kerala',
    name: 'Kerala',
    cells: {
      sale: read(
        'Article',
        'advocateanakha.com, 2026, and housing.com, 2025',
        '8%, and a fee of 2%, on the price or the fair value, whichever is higher.',
      ),
      gift: read(
        'Article',
        'advocateanakha.com, 2026',
        '2%, and a fee of 2%, to husband or wife, children, parents, brothers and sisters; to others 8% and 2%.',
      ),
      registry: addressIn('[PEARL](https://pearl.registration.kerala.gov.in/).'),
    },
  },
  {
    id: 'tamil-nadu',
    name: 'Tamil Nadu',
    cells: {
      sale: read(
        'Article',
        'tamildot.com and housing.com, 2025',
        '7% of the market value. For the fee the articles differ, so we print none.',
      ),
      registry: addressIn('[TNREGINET](https://tnreginet.gov.in/); the encumbrance certificate is free there.'),
      record: addressIn('[Land records](https://eservices.tn.gov.in/).'),
      rera: addressIn('[RERA Tamil Nadu](https://rera.tn.gov.in/).'),
      rent: read(
        'Official page',
        '[rent authority](https://www.tenancy.tn.gov.in/Home/AboutUs)',
        'Tamil Nadu Regulation of Rights and Responsibilities of Landlords and Tenants Act, 2017, in force since 22 February 2019. Every tenancy is agreed in writing and registered with the Rent Authority.',
      ),
    },
  },
  {
    id: 'telangana',
    name: 'Telangana',
    cells: {
      sale: read(
        'Official page',
        telangana,
        'In towns 5.5%, with 1.5% transfer duty and a fee of 0.5%; in a village (gram panchayat) 5.5% and a fee of 2%. On the price or the market value, whichever is higher.',
      ),
      gift: read(
        'Official page',
        telangana,
        'In towns 2%, with 0.5% transfer duty and a fee of 0.5%, which is at least ₹2,000 and at most ₹25,000.',
      ),
      power: read(
        'Official page',
        telangana,
        'An agreement of sale that is also a general power: 6.5%, of which 5.5% counts towards the sale; fee 0.5%, at least ₹5,000 and at most ₹1,00,000. Other powers were not confirmed.',
      ),
      registry: read(
        'Official page',
        telangana,
        '[Registration and Stamps Department](https://registration.telangana.gov.in/).',
      ),
      rera: addressIn('[RERA Telangana](https://rera.telangana.gov.in/).'),
    },
  },
]
