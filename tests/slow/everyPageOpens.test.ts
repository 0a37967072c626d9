import { test } from 'vitest'
import { addressesOfEachKind, pageAddresses } from '../support/addresses.ts'
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
