import { type PigmentName, pigments } from '#content/pigments.ts'
import type { ServicePath } from '#content/services/order.ts'
import { boardTable } from '../subjects/boardTable.ts'
import { boundary } from '../subjects/boundary.ts'
import { certificate } from '../subjects/certificate.ts'
import { courtHall } from '../subjects/courtHall.ts'
import { door } from '../subjects/door.ts'
import { globeOnStand } from '../subjects/globeOnStand.ts'
import { houseFront } from '../subjects/houseFront.ts'
import { keyPlate } from '../subjects/keyPlate.ts'
import { lens } from '../subjects/lens.ts'
import { overgrown } from '../subjects/overgrown.ts'
import { sharedPlan } from '../subjects/sharedPlan.ts'
import { tiedPapers } from '../subjects/tiedPapers.ts'
import { tower } from '../subjects/tower.ts'
import { twoChairs } from '../subjects/twoChairs.ts'
import type { Subject } from './opening.ts'
import type { SceneStyle } from './sceneStyle.ts'

export interface Scene {
  style: SceneStyle
  subject: Subject
}

type Setting = Omit<SceneStyle, 'deep' | 'accent'>

const scene = (pigment: PigmentName, subject: Subject, setting: Setting): Scene => ({
  style: { deep: pigments[pigment].deep, accent: pigments[pigment].accent, ...setting },
  subject,
})

/** One window per service, by its path: a fixed pigment, screen, arch and subject. */
export const serviceScenes = {
  RealEstateServices: scene('neem', houseFront, {
    tiling: 'hexagons',
    angle: 60,
    arch: 'ogee',
    sun: [0.72, 0.74],
    skyBetween: '#efd79c',
    seed: 11,
  }),
  LitigationMatters: scene('geru', boundary, {
    tiling: 'octagons',
    angle: 67.5,
    arch: 'cusped',
    sun: [0.5, 0.7],
    seed: 17,
  }),
  LandlordTenantDisputes: scene('sagwan', door, {
    tiling: 'squares',
    angle: 65,
    arch: 'round',
    sun: [0.5, 0.46],
    seed: 15,
  }),
  TitleVerification: scene('mor', lens, { tiling: 'octagons', angle: 55, arch: 'ogee', sun: [0.62, 0.46], seed: 12 }),
  SuccessionCertificate: scene('lac', certificate, {
    tiling: 'dodecagons',
    angle: 72,
    arch: 'pointed',
    sun: [0.68, 0.66],
    seed: 22,
  }),
  DeveloperClaims: scene('slate', tower, { tiling: 'kagome', angle: 60, arch: 'pointed', sun: [0.74, 0.56], seed: 16 }),
  BankingAndFinance: scene('neel', globeOnStand, {
    tiling: 'great',
    angle: 70,
    arch: 'ogee',
    sun: [0.5, 0.5],
    seed: 20,
  }),
  'NCLT-Matters': scene('jamun', courtHall, { tiling: 'rhombs', angle: 62, arch: 'cusped', sun: [0.5, 0.3], seed: 4 }),
  CorporateServicesAdvisory: scene('lapis', boardTable, {
    tiling: 'hexagons',
    angle: 72,
    arch: 'pointed',
    sun: [0.24, 0.8],
    seed: 18,
  }),
  AdversePossession: scene('moss', overgrown, {
    tiling: 'dodecagons',
    angle: 60,
    arch: 'round',
    sun: [0.74, 0.68],
    seed: 19,
  }),
  TransferOfProperty: scene('kesar', keyPlate, {
    tiling: 'octagons',
    angle: 75,
    arch: 'cusped',
    sun: [0.5, 0.47],
    seed: 23,
  }),
  PartitionOfProperty: scene('rani', sharedPlan, {
    tiling: 'squares',
    angle: 55,
    arch: 'ogee',
    sun: [0.5, 0.46],
    seed: 9,
  }),
  Documents: scene('khaki', tiedPapers, { tiling: 'kagome', angle: 50, arch: 'round', sun: [0.5, 0.62], seed: 10 }),
  Consultancy: scene('pista', twoChairs, { tiling: 'rhombs', angle: 75, arch: 'ogee', sun: [0.5, 0.5], seed: 13 }),
} as const satisfies Record<ServicePath, Scene>
