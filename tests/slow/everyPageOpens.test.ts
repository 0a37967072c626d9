import { expect, test } from 'vitest'
import { addressesOfEachKind, everyTranslation, pageAddresses } from '../support/addresses.ts'
import { visitor } from '../support/browser.ts'
import { addressesThatShift } from '../support/layoutShifts.ts'
import { startProduct } from '../support/product.ts'
import { hydrateWithoutComplaints, openCold } from '../support/readPages.ts'

test(
  'RT-20 every page hydrates without one warning, error or violation of the security policy',
  {
    timeout: 180_000,
  },
  () => hydrateWithoutComplaints(addressesOfEachKind),
)

test(
  'OF-03 OF-04 OF-05 OF-06 OF-13 OF-15 after one visit every page opens cold while the server is away, with the text that it has online',
  {
    timeout: 240_000,
  },
  () => openCold(pageAddresses),
)

test.each([
  ['phone', 412, 823],
  ['desk', 1440, 900],
])(
  'on no page does what is seen move by more than 0.02 (CLS) until the page rests, though fonts come last: %s',
  {
    timeout: 600_000,
  },
  async (_, width, height) => {
    await using product = await startProduct()
    await using someone = await visitor({ viewport: { width, height } })
    const urls = [...pageAddresses, ...everyTranslation, '/offline', '/search'].map((path) => product.url + path)
    expect(await addressesThatShift(someone.page, urls, 0.02)).toEqual([])
  },
)
