import { likeAccent } from './brand.ts'

/** One pigment per service: page colours, window and hero are drawn from it. Text pairs meet WCAG AA (tests/rules). */
export interface Pigment {
  /** Dark background for white text. */
  deep: string
  /** Bars, rules and pictures only, never text. */
  accent: string
  tint: string
  /** Text on `tint`. */
  text: string
  darkTint: string
  /** Text on `darkTint`. */
  darkText: string
}

/** Text on every `deep` ground: titles in white, subtitles in gold. */
export const onDeep = { title: '#ffffff', subtitle: likeAccent('#f4cf7c'), text: '#ffffff' } as const

export const pigments = {
  geru: pigment('#3a1a22', '#c4573a', '#fbeee7', '#9c4634', '#261924', '#e4a492'),
  neem: pigment('#10322f', '#3f8f72', '#e9f3ec', '#2d6b58', '#0e242b', '#98c1af'),
  lac: pigment('#3a1229', '#b8344f', '#faebee', '#ac314b', '#261528', '#e4a0a6'),
  mor: pigment('#0b3142', '#23899b', '#e5f2f5', '#1a6778', '#0c2435', '#96c1cb'),
  sagwan: pigment('#37210f', '#b8722c', '#faf0e3', '#895421', '#241c1c', '#d8ac88'),
  slate: pigment('#1d2a38', '#5a86a8', '#eaf0f5', '#43637d', '#152030', '#a0b9ce'),
  neel: pigment('#161f52', '#5568cf', '#ecedfb', '#4657b2', '#111a3e', '#a2b2ea'),
  jamun: pigment('#2b1a3e', '#8459ab', '#f3edf8', '#744e98', '#1d1833', '#c0abd6'),
  lapis: pigment('#0b2a4f', '#2b7ac2', '#e7f0f9', '#21619e', '#0c203c', '#95bae2'),
  moss: pigment('#282d14', '#7c8a2c', '#f3f4e3', '#5c6623', '#1a221f', '#b2bc8b'),
  kesar: pigment('#41220b', '#d6752b', '#fdefe1', '#924f1c', '#291d1c', '#e9a980'),
  rani: pigment('#391334', '#ae3d89', '#f9ebf4', '#9e377d', '#26152e', '#dda3c5'),
  khaki: pigment('#2e2717', '#a08343', '#f6f1e2', '#735e31', '#1e1f20', '#c5b48f'),
  pista: pigment('#21331f', '#6b9a4d', '#eef5e8', '#486937', '#162524', '#a5c294'),
} as const satisfies Record<string, Pigment>

export type PigmentName = keyof typeof pigments

function pigment(
  deep: string,
  accent: string,
  tint: string,
  text: string,
  darkTint: string,
  darkText: string,
): Pigment {
  return { deep, accent, tint, text, darkTint, darkText }
}
