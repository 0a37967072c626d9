import { expect, test } from 'vitest'
import { pastedStays } from './paste.ts'

test('two dates on a line are a stay, in every common way of writing', () => {
  const text = [
    'Arrived\tLeft',
    '12/03/2024\t2/4/2024',
    '2024-12-20\t2025-01-05',
    '5.6.2025, 9.6.2025',
    '1 Dec 2025 - 14 January 2026',
    '01-Feb-2026\t03-Mar-2026',
  ].join('\n')
  expect(pastedStays(text)).toEqual({
    stays: [
      { arrival: '2024-03-12', departure: '2024-04-02' },
      { arrival: '2024-12-20', departure: '2025-01-05' },
      { arrival: '2025-06-05', departure: '2025-06-09' },
      { arrival: '2025-12-01', departure: '2026-01-14' },
      { arrival: '2026-02-01', departure: '2026-03-03' },
    ],
    faults: [],
  })
})

test('dates in the digits of another script are read as others are, and a line of them is no heading', () => {
  expect(pastedStays('१२/०८/२०२६ ३०/०८/२०२६\nशीर्षक')).toEqual({
    stays: [{ arrival: '2026-08-12', departure: '2026-08-30' }],
    faults: [],
  })
  expect(pastedStays('१२ अगस्त').faults).toMatchObject([{ line: 1, fault: 'noDates' }])
})

test('months are read by the names of the language in every spelling, and of a travel record with the month first', () => {
  const months = [
    ['jan'],
    ['feb', 'फ\u093cर', 'फर'],
    ['mar', 'मार्च'],
    [],
    ['may', 'मई'],
    [],
    [],
    [],
    [],
    [],
    [],
    ['dec', 'दिस'],
  ]
  const text = [
    '1 दिसंबर 2025 से १४ फरवरी २०२६ तक',
    '1 फ\u093cरवरी 2024, 5-मार्च-2024',
    '1 \u095eर॰ 2023 9 मई 2023',
    'Jan 5, 2026\tMarch 9 2026',
  ]
  expect(pastedStays(text.join('\n'), months)).toEqual({
    stays: [
      { arrival: '2025-12-01', departure: '2026-02-14' },
      { arrival: '2024-02-01', departure: '2024-03-05' },
      { arrival: '2023-02-01', departure: '2023-05-09' },
      { arrival: '2026-01-05', departure: '2026-03-09' },
    ],
    faults: [],
  })
  expect(pastedStays('30 फरवरी 2026 5 मई 2026', months).faults).toMatchObject([
    { fault: 'noSuchDate', date: '30 फरवरी 2026' },
  ])
})

test('spaces and hyphens of a document, and a year first with slashes, part the dates as others do', () => {
  expect(pastedStays('1\u00a0Dec\u00a02025\u00a0– 14\u201101\u20112026\n2026/02/03\t2026/3/4')).toEqual({
    stays: [
      { arrival: '2025-12-01', departure: '2026-01-14' },
      { arrival: '2026-02-03', departure: '2026-03-04' },
    ],
    faults: [],
  })
})

test('passport stamps may come in any order; arrivals and departures find each other', () => {
  const text = [
    'departed 05/01/2025',
    'arrived 20/12/2024',
    'exit 3 March 2026',
    'entry 5 January 2025',
    'arrival 1/11/2026',
  ]
  expect(pastedStays(text.join('\n')).stays).toEqual([
    { arrival: '2024-12-20', departure: '2025-01-05' },
    { arrival: '2025-01-05', departure: '2026-03-03' },
    { arrival: '2026-11-01', departure: '' },
  ])
})

test('200 trips with a wrong column are named line by line, and the right ones are kept', () => {
  const lines = Array.from(
    { length: 200 },
    (_, at) => `${(at % 28) + 1}/01/${1900 + at}\t${at === 120 ? 'Delhi' : `${(at % 28) + 1}/02/${1900 + at}`}`,
  )
  const { stays, faults } = pastedStays(lines.join('\n'))
  expect(stays).toHaveLength(199)
  expect(faults).toEqual([{ line: 121, text: '9/01/2020\tDelhi', fault: 'oneDate' }])
  const swapped = pastedStays(lines.map((line) => line.replace(/^(\d+)\/01/, '01/$1')).join('\n'))
  expect(swapped.stays.length + swapped.faults.length).toBe(200)
  expect(swapped.faults.filter(({ fault }) => fault === 'noSuchDate').length).toBeGreaterThan(100)
})

test('a date that does not exist, months before days, a departure first and too many dates are named', () => {
  const text = [
    '30/02/2026 5/3/2026',
    '03/25/2026 04/02/2026',
    '9/5/2026 1/5/2026',
    '1/1/2026 2/1/2026 3/1/2026',
    'row 7',
  ].join('\n')
  expect(pastedStays(text)).toEqual({
    stays: [],
    faults: [
      { line: 1, text: '30/02/2026 5/3/2026', fault: 'noSuchDate', date: '30/02/2026' },
      { line: 2, text: '03/25/2026 04/02/2026', fault: 'noSuchDate', date: '03/25/2026' },
      { line: 3, text: '9/5/2026 1/5/2026', fault: 'departureFirst' },
      { line: 4, text: '1/1/2026 2/1/2026 3/1/2026', fault: 'tooMany' },
      { line: 5, text: 'row 7', fault: 'noDates' },
    ],
  })
})
