/** Interface texts of search, in the dialog and on its own page. */
export const searchTexts = {
  title: 'Search',
  lead: 'Services, frequent questions and articles. The search runs on this device and works without a connection.',
  field: 'Search services, questions and articles',
  placeholder: 'A word or a question',
  submit: 'Search',
  close: 'Close search',
  loading: 'Loading the search…',
  failed: 'The search could not be loaded. It needs a connection the first time.',
  tryAgain: 'Try again',
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  /** Where more may have been found than are shown. */
  best: (count: number) => `The ${count} best results`,
  nothing: (query: string) => `Nothing was found for “${query}”.`,
  nothingHint: 'Try fewer or other words, or ask us.',
  ask: 'Ask us',
  all: 'All results',
  kinds: { service: 'Service', question: 'Question', article: 'Article' },
  recent: 'Searched on this device',
  clear: 'Clear',
  keys: 'Arrow keys choose, Enter opens',
  needsScript:
    'Search works with JavaScript, which is switched off in this browser. These pages list everything there is:',
}
