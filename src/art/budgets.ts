import type { PictureKind } from '#content/pictures.ts'

/** Most bytes of one file, by kind and stored width: what a phone on a slow line may be asked to load. */
export const budgets: Record<PictureKind, Readonly<Record<number, number>>> = {
  hero: { 780: 45_000, 1600: 110_000 },
  'hero-narrow': { 480: 34_000, 731: 50_000, 860: 64_000 },
  desk: { 480: 24_000, 780: 45_000, 1600: 110_000 },
  figure: { 480: 20_000, 780: 36_000, 1200: 64_000 },
  window: { 200: 9_000, 400: 18_000 },
  plate: { 320: 14_000, 640: 32_000 },
  portrait: { 160: 5_000, 320: 10_000 },
  social: { 1200: 70_000 },
}
