/** Light and dark value of every colour role. */
export const roles = {
  bg: ['#fcfaf5', '#0b1426'],
  panel: ['#ffffff', '#13203c'],
  wash: ['#f2f5fa', '#0f1a31'],
  sand: ['#f3e8d3', '#1a2b50'],
  sand2: ['#e6d5b6', '#142342'],
  sand3: ['#cdb68d', '#0d1830'],
  pane: ['#faf3e6', '#20325c'],
  paneHover: ['#fffaf0', '#2a4070'],
  ink: ['#14213d', '#eef1f8'],
  ink2: ['#46536f', '#b3bfd6'],
  line: ['#d9dfe9', '#2a3a5d'],
  field: ['#808da6', '#6f80a5'],
  link: ['#1f3a6e', '#a9c1ea'],
  accentText: ['#744f08', '#edbb4c'],
  focus: ['#1f3a6e', '#edbb4c'],
  solid: ['#162a52', '#2f528f'],
  solidHover: ['#1f3a6e', '#4167a8'],
  ok: ['#1c6b4a', '#7fd3a8'],
  okBg: ['#e4f3eb', '#11332a'],
  wait: ['#744f08', '#f4cf7c'],
  waitBg: ['#fdf2d8', '#33280f'],
  err: ['#a3263a', '#f3a3af'],
  errBg: ['#fbe9eb', '#3b1620'],
  off: ['#3d4963', '#c6d4ea'],
  offBg: ['#e6eaf2', '#1d2b49'],
  skyA: ['#c3d1ea', '#0b1426'],
  skyM: ['#eadfd9', '#1d2859'],
  skyB: ['#f8d9aa', '#6a5a82'],
  /** Lit upper edge of a cornice. */
  cornice: ['#faf4eb', '#2f4880'],
  /** Disc behind the facade and its rings; a moon in the dark theme. */
  sun: ['#fffaf0', '#fbeecb'],
  halo: ['#ffe6b9', '#57506b'],
  footer: ['#0a1428', '#101c38'],
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
      footer: '#0b0e16',
    },
  },
} as const satisfies Record<string, { of: 'light' | 'dark'; roles: Partial<Record<keyof typeof roles, string>> }>

/** Colours shared by all themes. */
export const fixed = {
  white: '#ffffff',
  black: '#000000',
  /** Secondary text on navy. */
  onNavy: '#dbe4f4',
  onNavy2: '#c6d4ea',
  legal: '#aebdd8',
  whatsapp: '#0f7a62',
  noticeOk: '#1c6b4a',
  noticeError: '#a3263a',
  noticeInfo: '#744f08',
  callGreen: '#1c6b4a',
  callGreenHover: '#175a3e',
  paper: '#fffdf7',
  paperInk: '#14213d',
  paperInk2: '#46536f',
  placeholder: '#5d6983',
} as const
