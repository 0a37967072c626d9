/** The kinds of drawn pictures: their shape and the widths in which each is stored. Art draws them, pages show them. */
export const pictureKinds = {
  /** Wide hero of a page; `hero-narrow` is its crop for phones, in 731 px for the many that are 720 px wide. */
  hero: { width: 1600, height: 900, widths: [780, 1600] },
  'hero-narrow': { width: 860, height: 900, widths: [480, 731, 860] },
  /** Desk composition on top of an article, also its card. */
  desk: { width: 1600, height: 900, widths: [480, 780, 1600] },
  /** Picture inside an article. */
  figure: { width: 1200, height: 675, widths: [480, 780, 1200] },
  /** One window of the facade of services. */
  window: { width: 400, height: 500, widths: [200, 400] },
  /** Cards of 'How we help' and fallback art of videos. */
  plate: { width: 640, height: 400, widths: [320, 640] },
  portrait: { width: 320, height: 320, widths: [160, 320] },
  /** Picture for a link shared elsewhere; never loaded by a page. */
  social: { width: 1200, height: 630, widths: [1200] },
} as const satisfies Record<string, { width: number; height: number; widths: readonly number[] }>

export type PictureKind = keyof typeof pictureKinds

/** Address of a stored picture: `/art/window/NCLT-Matters-400.webp`. */
export function pictureUrl(kind: PictureKind, name: string, width: number): string {
  return `/art/${kind}/${name}-${width}.webp`
}

/**
 * Address of the picture for a link shared elsewhere, which the build makes of the drawn one: LinkedIn and others take
 * JPEG, and not WebP.
 */
export function sharedPictureUrl(name: string): string {
  return pictureUrl('social', name, pictureKinds.social.width).replace(/\.webp$/, '.jpg')
}

/** Address of a picture of any shape in a stored width, by its path below `/art/`. */
export function storedUrl(path: string, width: number): string {
  return `/art/${path}-${width}.webp`
}

/** A `srcset` value with every stored width of the picture. */
export function pictureSrcSet(kind: PictureKind, name: string): string {
  return pictureKinds[kind].widths.map((width) => `${pictureUrl(kind, name, width)} ${width}w`).join(', ')
}
