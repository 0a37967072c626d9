import { pageAt } from '#content/pathIn.ts'
import { serviceCards } from '#content/services.ts'
import { claims } from '#content/texts/claims.ts'
import { type MenuItem, menuTitles } from '#content/texts/frame.ts'
import { tasksPath } from '#content/texts/taskPages.ts'

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
  ...(claims.stories ? [{ title: menuTitles.testimonials, path: '/testimonials' }] : []),
  {
    title: menuTitles.resources,
    path: '/resources',
    subMenu: [
      { title: menuTitles.forNris, path: '/resources' },
      { title: menuTitles.blogs, path: '/blogs' },
      // Below those of the specification: readers come with a task.
      { title: menuTitles.tasks, path: tasksPath },
    ],
  },
  { title: menuTitles.contact, path: '/contact' },
]

/** For the router's `useLocation`: only the path is of interest. */
export const pathOf = ({ pathname }: { pathname: string }) => pathname

/** For the router's `useLocation`: the path of the menu's entry that the page belongs to. */
export const currentEntry = ({ pathname }: { pathname: string }) =>
  menu.find((entry) => isCurrent(entry, pathname))?.path

/** Whether the item is for the page at that path, or for one in its drop-down. */
export function isCurrent(item: MenuItem, path: string): boolean {
  const page = pageAt(path)
  if (item.path === page) return true
  return item.subMenu?.some((sub) => page === sub.path || page.startsWith(`${sub.path}/`)) ?? false
}
