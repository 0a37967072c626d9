// Machine draft, not yet checked by a person. Texts only: no advice.
import { type ContactTile, footer as english } from '#content/pages/footer.ts'
import type { PagePath } from '#content/pages/pageEntity.ts'

import type { Translated } from '#content/translated.ts'
import { site } from '../site.ts'
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
  description: `${site.tagline}। दूसरे देश में रहने वाले मालिकों और वारिसों के लिए पंजीकरण कार्यालयों, अदालतों, बैंकों और बिल्डरों के साथ 20+ वर्षों का अनुभव।`,
  tiles: english.tiles.map((tile) => ({ ...tile, ...tileWords[tile.icon] })),
  quickLinks: {
    title: 'त्वरित लिंक',
    links: english.quickLinks.links.map(({ name, href }) => ({ name: linkNames[href] ?? name, href })),
  },
  legalServices: { title: 'कानूनी सेवाएँ' },
  feedback: { ...english.feedback, name: 'प्रतिक्रिया दें' },
  disclaimer:
    'इस साइट की जानकारी सामान्य है और कानूनी सलाह नहीं है। यह न विज्ञापन है, न हमें काम सौंपने का निमंत्रण। इसे पढ़ने से वकील और मुवक्किल का संबंध नहीं बनता।',
  copyright: (year) => `© ${year} ${site.product}। सर्वाधिकार सुरक्षित।`,
}
