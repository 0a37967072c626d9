import { gold, navy } from '#ui/theme/palette.ts'
import { bookcase } from '../subjects/bookcase.ts'
import { gardenTomb } from '../subjects/gardenTomb.ts'
import { lantern } from '../subjects/lantern.ts'
import { letterbox } from '../subjects/letterbox.ts'
import { manyWindows } from '../subjects/manyWindows.ts'
import { openBook } from '../subjects/openBook.ts'
import { signpost } from '../subjects/signpost.ts'
import { terrace } from '../subjects/terrace.ts'
import { workDesk } from '../subjects/workDesk.ts'
import type { SceneStyle } from './sceneStyle.ts'
import type { Scene } from './services.ts'

/** Navy and gold, at first light. */
export const houseStyle: SceneStyle = {
  deep: navy[900],
  accent: navy[600],
  skyBetween: '#eeb18a',
  tiling: 'octagons',
  angle: 67.5,
  arch: 'cusped',
  sun: [0.5, 0.47],
  seed: 4,
}

/** The 'Contact Us' tile of the facade. */
export const contactTile: Scene = {
  style: {
    ...houseStyle,
    deep: navy[800],
    accent: gold[500],
    frame: navy[500],
    skyBetween: '#f2c27e',
    skyFar: navy[500],
    sun: [0.7, 0.6],
    seed: 7,
  },
  subject: letterbox,
}

const night = {
  ...houseStyle,
  skyNear: '#6f86bd',
  skyBetween: '#3f5f9c',
  skyFar: '#1b2f5c',
  sunFill: '#f6ecd2',
} satisfies SceneStyle

/** Pages that belong to no service. */
export const pageScenes = {
  home: { style: houseStyle, subject: gardenTomb },
  about: { style: { ...houseStyle, arch: 'ogee', sun: [0.7, 0.66], seed: 5 }, subject: workDesk },
  contact: {
    style: { ...contactTile.style, deep: navy[900], frame: navy[600], arch: 'pointed', tiling: 'hexagons', angle: 64 },
    subject: letterbox,
  },
  resources: {
    style: { ...houseStyle, arch: 'pointed', tiling: 'kagome', angle: 60, sun: [0.24, 0.74], seed: 6 },
    subject: bookcase,
  },
  services: { style: { ...houseStyle, arch: 'round', sun: [0.5, 0.72], seed: 15 }, subject: manyWindows },
  testimonials: {
    style: { ...houseStyle, arch: 'ogee', tiling: 'rhombs', angle: 66, sun: [0.5, 0.54], seed: 8 },
    subject: terrace,
  },
  'not-found': { style: { ...night, arch: 'round', sun: [0.76, 0.78], seed: 3 }, subject: signpost },
  offline: {
    style: { ...night, arch: 'ogee', tiling: 'dodecagons', angle: 68, sun: [0.78, 0.84], seed: 9 },
    subject: lantern,
  },
  blogs: {
    style: { ...houseStyle, arch: 'cusped', tiling: 'dodecagons', angle: 66, sun: [0.5, 0.6], seed: 12 },
    subject: openBook,
  },
} as const satisfies Record<string, Scene>
