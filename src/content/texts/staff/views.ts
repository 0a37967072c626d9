/** Texts of saved views over the list of enquiries. */
export const viewTexts = {
  label: 'Saved view',
  none: 'None',
  sharedBy: (name: string, who: string) => `${name} (shared by ${who})`,
  shared: (name: string) => `${name} (shared)`,
  save: 'Save this view',
  title: 'Save this view',
  text: 'Keeps these filters under a name. Words that were searched for are not kept: they may be a person’s name.',
  name: 'Name',
  share: 'For everybody in the office',
  replaces: 'Replaces your view of this name.',
  confirm: 'Save view',
  saved: 'The view is saved.',
  remove: 'Delete view',
  removed: 'The view is deleted.',
} as const
