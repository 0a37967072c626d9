import { recolour } from './recolour.ts'

/**
 * The provider's colours, as '#rrggbb', and typefaces. Every shade of the pages, both themes, mails, the manifest and the pictures
 * follow them: after a change run `npm run art` for the pictures, `npm run fonts` for typefaces, and `npm run screenshots` for the
 * pictures in the manifest. A test says where a text would be too weak to read.
 */
export const brand = {
  /** Bars, heroes, buttons, links and the dark theme. White text stands on it, so it must be dark. */
  primary: '#162a52',
  /** Shines on it: the logo, stars, lines, and buttons with dark text. */
  accent: '#e3a726',
  /**
   * Packages of @fontsource-variable with weights from 400 to 700: `sans` for titles, controls and labels, `serif`, which needs
   * an italic, for running text. Lettering in pictures stays as it is drawn.
   */
  fonts: { sans: 'anek-latin', serif: 'literata' },
} as const

/** The design's own colours, from which its shades were chosen. */
const designed = { primary: '#162a52', accent: '#e3a726' } as const

/** A shade of the design in the provider's dark colour. */
export const likePrimary = recolour(designed.primary, brand.primary)
/** A shade of the design in the provider's light colour. */
export const likeAccent = recolour(designed.accent, brand.accent)

/** The browser's bar around a page, in the light and the dark theme. */
export const themeColor = { light: brand.primary, dark: likePrimary('#0f1d3a') }
