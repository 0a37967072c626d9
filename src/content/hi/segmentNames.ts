// Machine draft, not yet checked by a person. Texts only: no advice.
import { menuTitles } from './texts/frame.ts'
import { taskName, tasksPath } from './texts/taskPages.ts'
import { toolTitles } from './texts/toolTitles.ts'

/** Addresses are in English in every language. */
export const segmentNames: Readonly<Record<string, string>> = {
  services: menuTitles.services,
  blogs: menuTitles.blogs,
  contact: menuTitles.contact,
  privacypolicy: menuTitles.privacy,
  search: 'खोज',
  tools: 'टूल',
  tasks: taskName(tasksPath),
  ...toolTitles,
}
