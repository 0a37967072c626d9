import { likeAccent, likePrimary } from '#content/brand.ts'

/** Light and dark value of every colour role. Those that are tinted follow the provider's colours. */
export const roles = {
  bg: ['#fcfaf5', likePrimary('#0b1426')],
  panel: ['#ffffff', likePrimary('#13203c')],
  wash: [likePrimary('#f2f5fa'), likePrimary('#0f1a31')],
  sand: ['#f3e8d3', likePrimary('#1a2b50')],
  sand2: ['#e6d5b6', likePrimary('#142342')],
  sand3: ['#cdb68d', likePrimary('#0d1830')],
  pane: ['#faf3e6', likePrimary('#20325c')],
  paneHover: ['#fffaf0', likePrimary('#2a4070')],
  ink: [likePrimary('#14213d'), likePrimary('#eef1f8')],
  ink2: [likePrimary('#46536f'), likePrimary('#b3bfd6')],
  line: [likePrimary('#d9dfe9'), likePrimary('#2a3a5d')],
  field: [likePrimary('#808da6'), likePrimary('#6f80a5')],
  link: [likePrimary('#1f3a6e'), likePrimary('#a9c1ea')],
  accentText: [likeAccent('#744f08'), likeAccent('#edbb4c')],
  focus: [likePrimary('#1f3a6e'), likeAccent('#edbb4c')],
  solid: [likePrimary('#162a52'), likePrimary('#2f528f')],
  solidHover: [likePrimary('#1f3a6e'), likePrimary('#4167a8')],
  ok: ['#1c6b4a', '#7fd3a8'],
  okBg: ['#e4f3eb', '#11332a'],
  wait: [likeAccent('#744f08'), likeAccent('#f4cf7c')],
  waitBg: [likeAccent('#fdf2d8'), likeAccent('#33280f')],
  err: ['#a3263a', '#f3a3af'],
  errBg: ['#fbe9eb', '#3b1620'],
  off: [likePrimary('#3d4963'), likePrimary('#c6d4ea')],
  offBg: [likePrimary('#e6eaf2'), likePrimary('#1d2b49')],
  skyA: [likePrimary('#c3d1ea'), likePrimary('#0b1426')],
  skyM: ['#eadfd9', likePrimary('#1d2859')],
  skyB: ['#f8d9aa', '#6a5a82'],
  /** Lit upper edge of a cornice. */
  cornice: ['#faf4eb', likePrimary('#2f4880')],
  /** Disc behind the facade and its rings; a moon in the dark theme. */
  sun: ['#fffaf0', '#fbeecb'],
  halo: ['#ffe6b9', '#57506b'],
  footer: [likePrimary('#0a1428'), likePrimary('#101c38')],
} as const satisfies Record<string, readonly [light: string, dark: string]>

/** The theme that a variant departs from, and the roles in which it does. */
export const variants = {
  sepia: {
    of: 'light',
    roles: {
      bg: '#f5ebd7',
      panel: '#fbf5e7',
      wash: '#efe3cb',
      sand: '#ead9b9',
      sand2: '#dfcaa0',
      pane: '#f4e6ca',
      paneHover: '#f9efda',
      ink: '#2c2416',
      ink2: '#5a4c37',
      line: '#dccbaa',
      field: '#8a7a5d',
      offBg: '#e7dcc6',
      skyA: '#d9d3c9',
    },
  },
  black: {
    of: 'dark',
    roles: {
      bg: '#000000',
      panel: '#12151c',
      wash: '#0b0d12',
      ink: '#e4e7ee',
      line: '#2e343f',
      offBg: '#1b1f28',
      skyA: '#000000',
      footer: likePrimary('#0b0e16'),
    },
  },
} as const satisfies Record<string, { of: 'light' | 'dark'; roles: Partial<Record<keyof typeof roles, string>> }>

/** Colours shared by all themes. */
export const fixed = {
  white: '#ffffff',
  black: '#000000',
  /** Secondary text on navy. */
  onNavy: likePrimary('#dbe4f4'),
  onNavy2: likePrimary('#c6d4ea'),
  legal: likePrimary('#aebdd8'),
  whatsapp: '#0f7a62',
  noticeOk: '#1c6b4a',
  noticeError: '#a3263a',
  noticeInfo: likeAccent('#744f08'),
  callGreen: '#1c6b4a',
  callGreenHover: '#175a3e',
  paper: '#fffdf7',
  paperInk: likePrimary('#14213d'),
  paperInk2: likePrimary('#46536f'),
  placeholder: likePrimary('#5d6983'),
} as const
