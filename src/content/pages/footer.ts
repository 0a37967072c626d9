import { pigments } from '../pigments.ts'
import { site } from '../site.ts'
import { claims } from '../texts/claims.ts'
import { menuTitles } from '../texts/frame.ts'
import { contactLinks, mapSearch } from './contactLinks.ts'
import type { PagePath } from './pageEntity.ts'

/** A footer link. */
export interface FooterLink {
  name: string
  href: PagePath
}

export interface ContactTile {
  icon: 'phone' | 'mail' | 'chat' | 'map'
  label: string
  name: string
  href: string
  /** Background for white text. */
  bgColor: string
}

export interface Footer {
  description: string
  tiles: readonly ContactTile[]
  quickLinks: { title: string; links: readonly FooterLink[] }
  /** The list itself follows the table of services. */
  legalServices: { title: string }
  /** Link to the provider's feedback form on another site. */
  feedback: { name: string; href: string }
  disclaimer: string
  copyright: (year: number) => string
}

export const footer: Footer = {
  description: `${site.tagline}. ${claims.footer}`,
  tiles: [
    { icon: 'phone', label: 'Call', name: site.phone, href: contactLinks.call, bgColor: pigments.neel.text },
    { icon: 'mail', label: 'Email', name: site.email, href: contactLinks.email, bgColor: pigments.sagwan.text },
    { icon: 'chat', label: 'WhatsApp', name: 'Start a chat', href: contactLinks.chat, bgColor: pigments.neem.text },
    {
      icon: 'map',
      label: 'Map',
      name: site.places.footer.label,
      href: mapSearch(site.places.footer),
      bgColor: pigments.geru.text,
    },
  ],
  quickLinks: {
    title: 'Quick Links',
    links: [
      { name: menuTitles.home, href: '/' },
      { name: menuTitles.about, href: '/about' },
      { name: menuTitles.services, href: '/services' },
      ...(claims.stories ? ([{ name: menuTitles.testimonials, href: '/testimonials' }] as const) : []),
      { name: menuTitles.forNris, href: '/resources' },
      { name: menuTitles.blogs, href: '/blogs' },
      { name: menuTitles.contact, href: '/contact' },
      { name: menuTitles.privacy, href: '/privacypolicy' },
    ],
  },
  legalServices: { title: 'Legal Services' },
  feedback: { name: 'Give feedback', href: site.forms.feedback },
  disclaimer: claims.disclaimer,
  copyright: (year) => `© ${year} ${site.product}. All rights reserved.`,
}
