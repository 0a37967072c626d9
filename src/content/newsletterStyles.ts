// The style sheet of newsletters by email: the server sends it, and the workplace's policy names its preview by hash.

import { themeColor } from './brand.ts'
import { onDeep, pigments } from './pigments.ts'

const { kesar } = pigments

const light = [
  `body{margin:0;padding:24px 16px;background:${kesar.tint};color:${themeColor.light};font:17px/1.6 Georgia,serif}`,
  'main{max-width:560px;margin:0 auto}',
  `.from{margin:0 0 24px;padding:0 0 12px;border-bottom:3px solid ${kesar.accent};font:600 17px/1.3 sans-serif}`,
  'h1{margin:0 0 16px;font:600 26px/1.3 Georgia,serif;overflow-wrap:anywhere}p,ul{margin:0 0 16px;overflow-wrap:anywhere}',
  'h2{margin:28px 0 10px;font:600 20px/1.35 Georgia,serif;overflow-wrap:anywhere}ul{padding-left:24px}li{margin:0 0 6px}',
  '.note{font-size:15px}',
  `a{color:${kesar.text}}`,
  `.read{display:inline-block;padding:12px 22px;border-radius:8px;background:${themeColor.light};color:${onDeep.title};font:600 17px/1.2 sans-serif;text-decoration:none}`,
  'footer{margin:32px 0 0;font-size:15px}',
].join('')

const dark = [
  `body{background:${themeColor.dark};color:${onDeep.text}}`,
  `a{color:${kesar.darkText}}`,
  `.read{background:${onDeep.subtitle};color:${themeColor.dark}}`,
].join('')

/** The email follows the reader's theme; the workplace shows each theme by itself. */
export const newsletterStyles = {
  light,
  dark: light + dark,
  email: `${light}@media (prefers-color-scheme:dark){${dark}}`,
} as const
