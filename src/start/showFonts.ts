import { faceNames, fontsOf } from './faceNames.ts'
import { keepLines } from './keepLines.ts'

/**
 * Shows the hydrated page in its fonts once they are here, all at once and without moving what is on the screen: each face
 * that comes into use lays the whole page out again.
 */
export async function showFonts(): Promise<void> {
  const names = faceNames()
  if (!names) return
  const font = fontsOf(names)
  const { fonts, title } = document
  // By the letters of the title, to have the faces of its script; not those for a single sign. A stylesheet with layers that
  // comes meanwhile makes Chromium forget which are loaded.
  for (let tries = 0; tries < 3 && !fonts.check(font, title); tries += 1) await fonts.load(font, title).catch(() => {})
  keepLines(() => names.removeAttribute('media'))
}
