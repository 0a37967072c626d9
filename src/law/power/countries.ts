/** How a paper signed in a country becomes good for India. */
export type Route =
  /** An apostille of the country works. */
  | 'apostille'
  /** It works, and registries still often want the Indian mission's attestation: the Gulf. */
  | 'apostilleAskFirst'
  /** No apostille between this country and India: the Indian mission. */
  | 'mission'
  /** Not confirmed: the Indian mission, which works everywhere. */
  | 'unconfirmed'

/** Countries in the order of the list, with their route as reviewed. What is not confirmed gets the mission. */
export const countries = {
  AU: 'apostille',
  BH: 'apostilleAskFirst',
  CA: 'apostille',
  CN: 'mission',
  DE: 'mission',
  HK: 'apostille',
  IE: 'apostille',
  IT: 'apostille',
  JP: 'apostille',
  KW: 'mission',
  MO: 'apostille',
  MU: 'apostille',
  NZ: 'apostille',
  OM: 'apostilleAskFirst',
  QA: 'mission',
  SA: 'apostilleAskFirst',
  SG: 'apostille',
  ZA: 'apostille',
  AE: 'mission',
  GB: 'apostille',
  US: 'apostille',
  other: 'unconfirmed',
} as const satisfies Record<string, Route>

export type Country = keyof typeof countries
