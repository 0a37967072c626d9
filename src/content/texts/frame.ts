import { site } from '../site.ts'
import { claims } from './claims.ts'

/** Interface texts of the layout of every page. */
export const frameTexts = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  breadcrumb: 'Breadcrumb',
  brandHome: `${site.product}, home`,
  search: 'Search',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  allPages: 'All pages, at the end of this page',
  callUs: `Call ${site.phone}`,
  writeToUs: `Email ${site.email}`,
  switchToDark: 'Switch to dark theme',
  switchToLight: 'Switch to light theme',
  bookCall: claims.call,
  backToTop: 'Back to top',
  whatsappChat: 'Chat with us on WhatsApp',
  hideWhatsapp: 'Hide the WhatsApp button',
  showWhatsapp: 'Show the WhatsApp button',
  opensInNewTab: 'opens in a new tab',
  needsConnection: 'needs a connection',
  socialLinks: 'Social media',
  contactTiles: 'Ways to reach us',
  lostPress: 'The page is still loading, so what you pressed was not done. Please press it again in a moment.',
}

export interface MenuItem {
  title: string
  path: string
  subMenu?: readonly { title: string; path: string }[]
}

/** Titles of the pages in menus and breadcrumbs; the services follow their table. */
export const menuTitles = {
  home: 'Home',
  about: 'About Us',
  services: 'Services',
  servicesOverview: 'Overview',
  tasks: 'Tasks',
  testimonials: 'Testimonials',
  resources: 'Resources',
  forNris: 'For NRIs',
  blogs: 'Blogs',
  contact: 'Contact Us',
  privacy: 'Privacy Policy',
  glossary: 'Glossary',
}
