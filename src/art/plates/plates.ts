import { certificate } from '../subjects/certificate.ts'
import { globeOnStand } from '../subjects/globeOnStand.ts'
import { houseFront } from '../subjects/houseFront.ts'
import { twoChairs } from '../subjects/twoChairs.ts'
import { fiveStars } from './fiveStars.ts'
import { officeMap } from './officeMap.ts'
import { oneLine } from './oneLine.ts'
import { openDoor } from './openDoor.ts'
import { stage } from './stage.ts'
import { straightPath } from './straightPath.ts'

/** Plates by name: the three promises, the stand-ins of videos, the stars and the map. */
export const plates = {
  'make-it-work': openDoor,
  'no-back-and-forth': oneLine,
  straightforward: straightPath,
  'video-1': () => stage({ subject: houseFront, scale: 0.86, sun: [410, 236], seed: 5 }),
  'video-2': () => stage({ subject: certificate, scale: 0.84, sun: [96, 190], seed: 19 }),
  'video-3': () => stage({ subject: globeOnStand, scale: 0.92, sun: [96, 200], seed: 28 }),
  'video-4': () => stage({ subject: twoChairs, scale: 1.2, sun: [260, 200], seed: 33 }),
  stars: fiveStars,
  'map-office': officeMap,
}
