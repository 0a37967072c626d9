/** The two colours of the house, in steps from dark to light. */
export const navy = {
  950: '#0a1428',
  900: '#0f1d3a',
  800: '#162a52',
  700: '#1f3a6e',
  600: '#2f528f',
  500: '#4a70ae',
  300: '#9db4d8',
  200: '#c6d4ea',
  100: '#e4ebf5',
} as const

export const gold = {
  800: '#744f08',
  700: '#8f640b',
  600: '#b9820f',
  500: '#e3a726',
  400: '#edbb4c',
  300: '#f4cf7c',
  200: '#f9e2ae',
  100: '#fdf2d8',
} as const

export const ivory = '#fdf8ec'
export const sunlight = '#fffaf0'
/** What every dark tone leans towards. */
export const night = '#060b18'
export const lac = '#b8344f'
