// Machine draft, not yet checked by a person. Texts only: no advice.
import type { frameTexts as english, menuTitles as englishTitles } from '#content/texts/frame.ts'
import type { Translated } from '#content/translated.ts'
import { site } from '../site.ts'
import { claims } from './claims.ts'

export type { MenuItem } from '#content/texts/frame.ts'

export const frameTexts: Translated<typeof english> = {
  skipToContent: 'सीधे मुख्य सामग्री पर जाएँ',
  mainNavigation: 'मुख्य मेन्यू',
  breadcrumb: 'आप यहाँ हैं',
  brandHome: `${site.product}, होम पेज`,
  search: 'खोज',
  openMenu: 'मेन्यू खोलें',
  closeMenu: 'मेन्यू बंद करें',
  allPages: 'सभी पेज, इस पेज के अंत में',
  callUs: `${site.phone} पर कॉल करें`,
  writeToUs: `${site.email} पर ईमेल करें`,
  switchToDark: 'गहरे रंग की थीम चुनें',
  switchToLight: 'हल्के रंग की थीम चुनें',
  bookCall: claims.call,
  backToTop: 'ऊपर जाएँ',
  whatsappChat: 'WhatsApp पर हमसे बात करें',
  hideWhatsapp: 'WhatsApp का बटन छिपाएँ',
  showWhatsapp: 'WhatsApp का बटन दिखाएँ',
  opensInNewTab: 'नए टैब में खुलता है',
  needsConnection: 'कनेक्शन चाहिए',
  socialLinks: 'सोशल मीडिया',
  contactTiles: 'हमसे संपर्क करने के तरीके',
  lostPress: 'पेज अभी लोड हो रहा है, इसलिए आपने जो दबाया वह नहीं हो सका। कृपया थोड़ी देर में फिर दबाएँ।',
}

export const menuTitles: Translated<typeof englishTitles> = {
  home: 'होम',
  about: 'हमारे बारे में',
  services: 'सेवाएँ',
  servicesOverview: 'सभी सेवाएँ',
  tasks: 'काम',
  testimonials: 'ग्राहकों के अनुभव',
  resources: 'संसाधन',
  forNris: 'एनआरआई के लिए',
  blogs: 'ब्लॉग',
  contact: 'संपर्क करें',
  privacy: 'निजता नीति',
  glossary: 'शब्दावली',
}
