import { before } from './before.ts'
import type { Person } from './person.ts'

/** The people of the client stories. */
export const storytellers: readonly Person[] = [
  {
    skin: 3,
    face: 'oval',
    hair: 'pepper',
    hairStyle: 'bun',
    soft: true,
    age: 1,
    wear: 'dupatta',
    cloth: '#1f3a6e',
    glasses: { colour: '#3a2a20', round: false },
    bindi: '#b3202f',
    earrings: true,
    tilt: 2,
    ...before('#3f8f72', 'octagons', 'ogee'),
  },
  {
    skin: 2,
    face: 'oval',
    hair: 'black',
    hairStyle: 'short',
    beard: 'beard',
    smile: 'open',
    wear: 'blazer',
    cloth: '#3c2a4d',
    tilt: -2,
    ...before('#d6752b', 'dodecagons', 'pointed'),
  },
  {
    skin: 1,
    face: 'oval',
    hair: 'white',
    turban: '#8f2f3f',
    beard: 'full',
    age: 2,
    wear: 'kurta',
    cloth: '#efe4cd',
    trim: '#b9820f',
    glasses: { colour: '#2b2b33', round: true },
    ...before('#2b7ac2', 'hexagons', 'cusped'),
  },
]
