/** The year whose changes of the law have a page. */
export const changesYear = 2026

/** Guides with their names, countries roughly by the number of Indians who live there. The guides are separate data. */
export const guidePages = [
  { path: '/countries', name: 'Country guides' },
  { path: '/countries/united-arab-emirates', name: 'United Arab Emirates' },
  { path: '/countries/united-states', name: 'United States' },
  { path: '/countries/saudi-arabia', name: 'Saudi Arabia' },
  { path: '/countries/united-kingdom', name: 'United Kingdom' },
  { path: '/countries/canada', name: 'Canada' },
  { path: '/countries/australia', name: 'Australia' },
  { path: '/countries/kuwait', name: 'Kuwait' },
  { path: '/countries/singapore', name: 'Singapore' },
  { path: '/countries/germany', name: 'Germany' },
  { path: '/states', name: 'State by State' },
  { path: '/deadlines', name: 'Deadlines of the year' },
  { path: '/what-changed', name: `What changed in ${changesYear}` },
  { path: '/how-we-work', name: 'How we work' },
] as const

/** The title of the guide at an address. */
export function guideName(path: string): string {
  const page = guidePages.find((one) => one.path === path)
  if (!page) throw new Error(`${path} is not in the list of guides`)
  return page.name
}
