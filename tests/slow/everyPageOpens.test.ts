import { expect, test } from 'vitest'
import { addressesOfEachKind, everyTranslation, pageAddresses } from '../support/addresses.ts'
import { visitor } from '../support/browser.ts'
import { addressesThatShift } from '../support/layoutShifts.ts'
import { startProduct } from '../support/product.ts'
import { hydrateWithoutComplaints, openCold } from '../support/readPages.ts'

test(
  'RT-20 every page hydrates without one warning, error or violation of the security policy',
  {
    timeout: 300_000,
  },
  () => hydrateWithoutComplaints(addressesOfEachKind),
)

test(
  'OF-03 OF-04 OF-05 OF-06 OF-13 OF-15 after one visit every page opens cold while the server is away, with the text that it has online',
  {
    timeout: 300_000,
  },
  () => openCold(pageAddresses),
)

test.each([
  ['no page', 'a phone', 412, 823, [...pageAddresses, ...everyTranslation]],
  ['no kind of page', 'a desk', 1440, 900, addressesOfEachKind],
] as const)(
  'on %s does what is seen on %s move by more than 0.02 (CLS) until the page rests, though fonts come last',
  {
    timeout: 600_000,
  },
  async (_, _device, width, height, addresses) => {
    await using product = await startProduct()
    await using someone = await visitor({ viewport: { width, height } })
    const urls = [...addresses, '/offline', '/search'].map((path) => product.url + path)
    expect(await addressesThatShift(someone.page, urls, 0.02)).toEqual([])
  },
)
