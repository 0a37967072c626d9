import type { Site } from '#content/site.ts'

/** Paths for `Icon` by the name of the network; only the footer shows them. */
export const socialIcons: Record<Site['social'][number]['name'], string> = {
  LinkedIn:
    'M4 9h3v11H4zM5.5 4a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2ZM10 20V9h3v1.6c1-2.4 7-2.6 7 2.4v7h-3v-6c0-3-4-2.8-4 0v6h-3Z',
  Facebook: 'M14 21v-8h3l.5-3.5H14V7.3c0-1 .5-1.8 2-1.8h1.7V2.6C15 2 10.5 2 10.5 6.5v3H7.5V13h3v8H14Z',
  Instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM17.3 6.7v.1',
  YouTube: 'M3 7c0-1.5 1-2 2.5-2h13C20 5 21 5.5 21 7v10c0 1.5-1 2-2.5 2h-13C4 19 3 18.5 3 17V7ZM10 9v6l5-3-5-3Z',
  X: 'M4 4l16 16M20 4 4 20',
}
