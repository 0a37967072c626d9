// Machine draft, not yet checked by a person. Texts only: no advice.
import { type ContactTile, footer as english } from '#content/pages/footer.ts'
import type { PagePath } from '#content/pages/pageEntity.ts'

import type { Translated } from '#content/translated.ts'
import { site } from '../site.ts'
import { claims } from '../texts/claims.ts'
import { menuTitles } from '../texts/frame.ts'

const tileWords: Record<ContactTile['icon'], { label: string; name?: string }> = {
  phone: { label: 'कॉल' },
  mail: { label: 'ईमेल' },
  chat: { label: 'WhatsApp', name: 'चैट शुरू करें' },
  map: { label: 'नक्शा', name: site.places.footer.label },
}
const linkNames: Partial<Record<PagePath, string>> = {
  '/': menuTitles.home,
  '/about': menuTitles.about,
  '/services': menuTitles.services,
  '/testimonials': menuTitles.testimonials,
  '/resources': menuTitles.forNris,
  '/blogs': menuTitles.blogs,
  '/contact': menuTitles.contact,
  '/privacypolicy': menuTitles.privacy,
}

export const footer: Translated<typeof english> = {
  description: `${site.tagline}। ${claims.footer}`,
  tiles: english.tiles.map((tile) => ({ ...tile, ...tileWords[tile.icon] })),
  quickLinks: {
    title: 'त्वरित लिंक',
    links: english.quickLinks.links.map(({ name, href }) => ({ name: linkNames[href] ?? name, href })),
  },
  legalServices: { title: 'कानूनी सेवाएँ' },
  feedback: { ...english.feedback, name: 'प्रतिक्रिया दें' },
  disclaimer: claims.disclaimer,
  copyright: (year) => `© ${year} ${site.product}। सर्वाधिकार सुरक्षित।`,
}
