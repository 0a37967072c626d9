import { expect, test } from 'vitest'
import { dayOf } from '../day.ts'
import { daysIn, readStays } from './stays.ts'

test('a departure before its arrival and a date that does not exist are named at their field', () => {
  const { faults } = readStays([
    { arrival: '2026-05-02', departure: '2026-05-01' },
    { arrival: '2027-02-29', departure: '2027-03-05' },
    { arrival: '', departure: 'soon' },
  ])
  expect(faults).toEqual([
    { row: 0, field: 'departure', fault: 'backwards' },
    { row: 1, field: 'arrival', fault: 'noDate' },
    { row: 2, field: 'departure', fault: 'noDate' },
  ])
})

test('overlapping stays are named with the stay that they overlap, in whatever order they were typed', () => {
  const { faults } = readStays([
    { arrival: '2026-07-01', departure: '2026-07-20' },
    { arrival: '2026-05-01', departure: '2026-07-02' },
    { arrival: '2026-07-10', departure: '2026-07-12' },
  ])
  expect(faults).toEqual([
    { row: 0, field: 'arrival', fault: 'overlap', other: 1 },
    { row: 2, field: 'arrival', fault: 'overlap', other: 0 },
  ])
})

test('only the first stay may lack its arrival and only the last its departure', () => {
  expect(
    readStays([
      { arrival: '', departure: '2024-05-01' },
      { arrival: '2026-01-05', departure: '' },
    ]).faults,
  ).toEqual([])
  const open = [
    { arrival: '2024-01-05', departure: '' },
    { arrival: '2026-01-05', departure: '2026-02-01' },
  ]
  expect(readStays(open).faults).toEqual([{ row: 1, field: 'arrival', fault: 'overlap', other: 0 }])
})

test('a row without any date is left out and keeps the places of the others', () => {
  const { stays, faults } = readStays([
    { arrival: '', departure: '' },
    { arrival: '2026-05-02', departure: '2026-05-01' },
  ])
  expect([stays, faults]).toEqual([[], [{ row: 1, field: 'departure', fault: 'backwards' }]])
})

test('a day on which one stay ends and the next begins counts once, and the year ends on 31 March', () => {
  const { stays } = readStays([
    { arrival: '2027-03-25', departure: '2027-03-30' },
    { arrival: '2027-03-30', departure: '2027-04-02' },
  ])
  expect(daysIn(stays, 2026)).toEqual({ both: 7, withoutArrivals: 6 })
  expect(daysIn(stays, 2027)).toEqual({ both: 2, withoutArrivals: 2 })
})

test('a year in India throughout has 365 days, or 366 with 29 February', () => {
  const stays = [{ arrival: undefined, departure: undefined }]
  expect([daysIn(stays, 2026).both, daysIn(stays, 2027).both]).toEqual([365, 366])
  expect(daysIn([{ arrival: dayOf('2028-02-29'), departure: dayOf('2028-02-29') }], 2027)).toEqual({
    both: 1,
    withoutArrivals: 0,
  })
})
