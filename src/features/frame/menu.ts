import { serviceCards } from '#content/services.ts'
import { type MenuItem, menuTitles } from '#content/texts/frame.ts'

/** The menu's pages in the specified order (TB-07), services in table order. */
export const menu: readonly MenuItem[] = [
  { title: menuTitles.home, path: '/' },
  { title: menuTitles.about, path: '/about' },
  {
    title: menuTitles.services,
    path: '/services',
    subMenu: [
      { title: menuTitles.servicesOverview, path: '/services' },
      ...serviceCards.map((card) => ({ title: card.title, path: `/services/${card.path}` })),
    ],
  },
  { title: menuTitles.testimonials, path: '/testimonials' },
  {
    title: menuTitles.resources,
    path: '/resources',
    subMenu: [
      { title: menuTitles.forNris, path: '/resources' },
      { title: menuTitles.blogs, path: '/blogs' },
    ],
  },
  { title: menuTitles.contact, path: '/contact' },
]

/** A link is current only for its exact address, not for addresses below it. */
export const pageOnly = { exact: true, includeSearch: false } as const

/** Whether the item is for the page at that path, or for one in its drop-down. */
export function isCurrent(item: MenuItem, path: string): boolean {
  const page = path.replace(/(.)\/$/, '$1')
  if (item.path === page) return true
  return item.subMenu?.some((sub) => page === sub.path || page.startsWith(`${sub.path}/`)) ?? false
}
