import { site } from '#content/site.ts'
import { navy } from '#ui/theme/palette.ts'
import { roles } from '#ui/theme/roles.ts'
import {
  appIcon,
  deskFavicon,
  deskIcon,
  favicon,
  maskableDeskIcon,
  maskableIcon,
  monochromeIcon,
  touchDeskIcon,
  touchIcon,
} from './brand/icons.ts'
import { logo, logoMark } from './brand/logo.ts'
import { footSkyline } from './ornaments/footSkyline.ts'
import { dayRoof, nightRoof, roof } from './ornaments/roof.ts'
import { postageStamp, star } from './ornaments/star.ts'
import { latticeRule, latticeTile } from './ornaments/tiles.ts'

/** Files kept as SVG, by their path under `public`. */
export const vectors: Record<string, () => string> = {
  'art/svg/logo.svg': () => logo(site.product, 'light'),
  'art/svg/logo-on-dark.svg': () => logo(site.product, 'dark'),
  'art/svg/logo-mark.svg': logoMark,
  'art/svg/lattice-rule.svg': latticeRule,
  'art/svg/lattice-tile.svg': () => latticeTile(navy[500]),
  'art/svg/lattice-tile-white.svg': () => latticeTile('#ffffff'),
  'art/svg/star.svg': star,
  'art/svg/stamp.svg': postageStamp,
  'art/svg/foot-skyline.svg': () => footSkyline(roles.footer[0], '#d4dcea'),
  'art/svg/foot-skyline-dark.svg': () => footSkyline(roles.footer[1], '#22345f'),
  'art/svg/roof.svg': () => roof(dayRoof),
  'art/svg/roof-dark.svg': () => roof(nightRoof),
  'icons/icon.svg': favicon,
  'icons/desk.svg': deskFavicon,
  'icons/icon-monochrome.svg': monochromeIcon,
}

/** Files that platforms want as PNG, by their path under `public`; `size` in pixels, square. */
export const icons: Record<string, { draw: () => string; size: number }> = {
  'icons/icon-192.png': { draw: appIcon, size: 192 },
  'icons/icon-512.png': { draw: appIcon, size: 512 },
  'icons/icon-maskable-512.png': { draw: maskableIcon, size: 512 },
  'icons/apple-touch-icon.png': { draw: touchIcon, size: 180 },
  'icons/desk-192.png': { draw: deskIcon, size: 192 },
  'icons/desk-512.png': { draw: deskIcon, size: 512 },
  'icons/desk-maskable-512.png': { draw: maskableDeskIcon, size: 512 },
  'icons/desk-touch-icon.png': { draw: touchDeskIcon, size: 180 },
}
