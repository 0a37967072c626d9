import { likeAccent, likePrimary } from '#content/brand.ts'

/** The provider's dark colour and its shades (TH-08 to TH-10); 800 is the colour itself. */
export const navy = shades(likePrimary, {
  950: '#0a1428',
  900: '#0f1d3a',
  800: '#162a52',
  700: '#1f3a6e',
  600: '#2f528f',
  500: '#4a70ae',
  300: '#9db4d8',
  200: '#c6d4ea',
  100: '#e4ebf5',
  50: '#f2f5fa',
})

/** The provider's light colour from dark to light; 500 is the colour itself. */
export const gold = shades(likeAccent, {
  900: '#553903',
  800: '#744f08',
  700: '#8f640b',
  600: '#b9820f',
  500: '#e3a726',
  400: '#edbb4c',
  300: '#f4cf7c',
  200: '#f9e2ae',
  100: '#fdf2d8',
})

function shades<T extends Readonly<Record<number, string>>>(
  like: (colour: string) => string,
  table: T,
): { readonly [Step in keyof T]: string } {
  const entries = Object.entries(table).map(([step, colour]) => [step, like(colour)])
  return Object.fromEntries(entries) as { [Step in keyof T]: string }
}
