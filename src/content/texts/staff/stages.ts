/** Texts of how far a matter has come, and of its tags. */
export const stageTexts = {
  label: 'Stage',
  title: 'How far it has come',
  text: 'From the first message to the client. The state says whether an answer is due; the stage says how far the matter is.',
  any: 'All stages',
  names: {
    enquiry: 'Enquiry',
    call: 'Call',
    papers: 'Papers',
    quote: 'Quote',
    client: 'Client',
    lost: 'Lost',
  },
  why: 'Why was it lost?',
  reasons: {
    price: 'Too expensive',
    elsewhere: 'Went elsewhere',
    silent: 'No more answers',
    unsuitable: 'Not our field',
    conflict: 'Conflict of interest',
    other: 'Another reason',
  },
  lostFor: (reason: string) => `Lost: ${reason}`,
  moved: (count: number, stage: string) =>
    count === 1 ? `The stage is ${stage}.` : `${count} enquiries moved to the stage ${stage}.`,
} as const

/** Texts of tags. */
export const tagTexts = {
  label: 'Tags',
  one: 'Tag',
  title: 'Tags',
  text: 'Words by which you sort. Take them off and put them on; nobody outside the office sees them.',
  several: (count: number) => `Tags of ${count} enquiries: what you put on or take off here changes all of them.`,
  any: 'All tags',
  fresh: 'New tag',
  add: 'Add',
  remove: (tag: string) => `Take off ${tag}`,
  known: 'Tags in use',
  save: 'Save tags',
  edit: 'Tags',
  saved: (count: number) => (count === 1 ? 'The tags are saved.' : `The tags of ${count} enquiries are saved.`),
  tooMany: (most: number) => `At most ${most} tags. Take one off first.`,
  noWord: 'A tag needs a letter or a digit.',
} as const
