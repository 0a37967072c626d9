import { taxYearFrom } from '#content/law.ts'

/** The fields of the residence tool, as typed. */
export interface ResidenceFields {
  year: string
  person: string
  purpose: string
  income: string
  liable: string
  completeYears: string
  stays: { arrival: string; departure: string }[]
  /** Status of earlier years, by year. */
  declared: Record<string, string>
}

/** The fields of the tool for powers of attorney. */
export type PowerFields = Record<'document' | 'country' | 'done' | 'signed' | 'arrived', string>

/** An owner in the tool for sales. */
export type OwnerFields = Record<'name' | 'share' | 'residence' | 'pan' | 'bonds' | 'house', string>

type SaleText =
  | 'kind'
  | 'sold'
  | 'how'
  | 'acquired'
  | 'price'
  | 'sellingCosts'
  | 'cost'
  | 'improvements'
  | 'value2001'
  | 'stamp2001'
  | 'stampValue'

/** The fields of the tool for sales. */
export type SaleFields = Record<SaleText, string> & { owners: OwnerFields[] }

/** The fields of the tool for rent. */
export type RentFields = Record<'year' | 'rent' | 'municipalTax' | 'interest' | 'share' | 'withheld', string>

/** The fields of the tool that follows a refund. */
export type RefundFields = Record<'year' | 'stage' | 'filed' | 'verified', string>

/** A child who died before, in the tool for shares of an estate. */
export type BranchFields = Record<'child' | 'widow' | 'children', string>

/** The fields of the tool for shares of an estate. */
export type EstateFields = Record<'who' | 'died' | 'spouse' | 'mother' | 'sons' | 'daughters' | 'value', string> & {
  branches: BranchFields[]
}

/**
 * A person in the tool for sending money, and one of the sums. `person` is the place in the list of people, from 1; `source`
 * is 'sale' for a sum that came from the tool for sales.
 */
export type SenderFields = Record<'name' | 'used', string>
export type SumFields = Record<'kind' | 'amount' | 'paidIn' | 'person' | 'source', string>

/** The fields of the tool for sending money. */
export interface SendingFields {
  from: string
  rate: string
  people: SenderFields[]
  sums: SumFields[]
}

/** The fields of all tools. */
export interface CaseFile {
  kind: 'pravasi-case'
  name: string
  residence: ResidenceFields
  power: PowerFields
  sale: SaleFields
  rent: RentFields
  refund: RefundFields
  sending: SendingFields
  estate: EstateFields
  /** The blanks of the letters, by name. One that is missing is taken from the tools. */
  letters: Partial<Record<string, string>>
}

/** A row in which nobody was named. */
export const emptyBranch: BranchFields = { child: 'none', widow: 'no', children: '' }

const emptyStay = { arrival: '', departure: '' }

/** An owner of whom nothing was typed but what most are. */
export const emptyOwner: OwnerFields = {
  name: '',
  share: '',
  residence: 'nonResident',
  pan: 'yes',
  bonds: '',
  house: '',
}

/** A person and a sum of whom nothing was typed; most people send for themselves alone. */
export const emptySender: SenderFields = { name: '', used: '' }
export const emptySum: SumFields = { kind: '', amount: '', paidIn: '', person: '1', source: '' }

/** A case in which nothing was typed. */
export const emptyCase: CaseFile = {
  kind: 'pravasi-case',
  name: '',
  residence: {
    year: String(taxYearFrom),
    person: '',
    purpose: '',
    income: '',
    liable: '',
    completeYears: '',
    stays: [emptyStay],
    declared: {},
  },
  power: { document: '', country: '', done: '', signed: '', arrived: '' },
  sale: {
    kind: '',
    sold: '',
    how: '',
    acquired: '',
    price: '',
    sellingCosts: '',
    cost: '',
    improvements: '',
    value2001: '',
    stamp2001: '',
    stampValue: '',
    owners: [{ ...emptyOwner, share: '1' }],
  },
  rent: { year: String(taxYearFrom), rent: '', municipalTax: '', interest: '', share: '1', withheld: 'yes' },
  // The year before: a refund follows a return, and that a year that has ended.
  refund: { year: String(taxYearFrom - 1), stage: '', filed: '', verified: '' },
  sending: { from: '', rate: '', people: [emptySender], sums: [emptySum] },
  estate: {
    who: '',
    died: '',
    spouse: '',
    mother: '',
    sons: '',
    daughters: '',
    value: '',
    branches: [emptyBranch],
  },
  letters: {},
}

/**
 * Reads what was stored or opened as a file; `undefined` when it is no case. A field that is missing or no text is empty.
 * By hand: a schema would bring parts of the library into the scripts of every page.
 */
export function readCase(stored: unknown): CaseFile | undefined {
  const file = recordOf(stored)
  if (file.kind !== emptyCase.kind) return undefined
  const residence = recordOf(file.residence)
  const sale = recordOf(file.sale)
  const sending = recordOf(file.sending)
  return {
    kind: emptyCase.kind,
    name: textOf(file.name),
    residence: {
      ...textsOf(emptyCase.residence, residence),
      stays: rowsOf(emptyStay, residence.stays) ?? emptyCase.residence.stays,
      declared: Object.fromEntries(
        Object.entries(recordOf(residence.declared)).map(([year, status]) => [year, textOf(status)]),
      ),
    },
    power: textsOf(emptyCase.power, recordOf(file.power)),
    sale: {
      ...textsOf(emptyCase.sale, sale),
      owners: rowsOf(emptyOwner, sale.owners) ?? emptyCase.sale.owners,
    },
    rent: textsOf(emptyCase.rent, recordOf(file.rent)),
    refund: textsOf(emptyCase.refund, recordOf(file.refund)),
    sending: {
      ...textsOf(emptyCase.sending, sending),
      people: rowsOf(emptySender, sending.people) ?? emptyCase.sending.people,
      sums: rowsOf(emptySum, sending.sums) ?? emptyCase.sending.sums,
    },
    estate: {
      ...textsOf(emptyCase.estate, recordOf(file.estate)),
      branches: rowsOf(emptyBranch, recordOf(file.estate).branches) ?? emptyCase.estate.branches,
    },
    letters: Object.fromEntries(
      Object.entries(recordOf(file.letters)).filter(([, value]) => typeof value === 'string'),
    ) as CaseFile['letters'],
  }
}

/** Reads a file's text. */
export function parseCase(json: string): CaseFile | undefined {
  try {
    return readCase(JSON.parse(json))
  } catch {
    return undefined
  }
}

/** The texts of a record under the names of another, whose own texts stand in for what is missing. */
function textsOf<T extends object>(names: T, found: Record<string, unknown>): T {
  const texts = Object.entries(names).map(([name, otherwise]) => [
    name,
    typeof otherwise === 'string' && typeof found[name] === 'string' ? found[name] : otherwise,
  ])
  return Object.fromEntries(texts)
}

/** The rows of a list; `undefined` when there are none. */
function rowsOf<T extends object>(empty: T, found: unknown): T[] | undefined {
  return Array.isArray(found) && found.length > 0 ? found.map((row) => textsOf(empty, recordOf(row))) : undefined
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
