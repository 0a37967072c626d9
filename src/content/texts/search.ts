/** Interface texts of search, in the dialog and on its own page. */
export const searchTexts = {
  title: 'Search',
  lead: 'Services, frequent questions and articles. The search runs on this device and works without a connection.',
  field: 'Search services, questions and articles',
  placeholder: 'Search',
  submit: 'Search',
  close: 'Close search',
  loading: 'Loading the search…',
  failed: 'The search could not be loaded. It needs a connection the first time.',
  tryAgain: 'Try again',
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  /** For a search that may have found more than is shown. */
  best: (count: number) => `The ${count} best results`,
  withNotice: (results: string, notice: string) => `${results}. ${notice}`,
  nothing: (query: string) => `No results for “${query}”.`,
  nothingHint: 'Try fewer or other words, or ask us.',
  ask: 'Ask us',
  /** On an English page, for a query in Devanagari where the site has Hindi pages. */
  hindi: 'This page searches the English texts. Hindi words are searched on the Hindi pages.',
  searchInHindi: 'Search the Hindi pages',
  /** For a query in a script of which the site has no texts. */
  otherScript: (withHindi: boolean) =>
    withHindi
      ? 'Only texts in English and Hindi can be searched. Please use words of one of these languages.'
      : 'Only texts in English can be searched. Please use English words.',
  /** On a page in another language. */
  alsoEnglish: 'Results in English are among these.',
  onlyEnglish: 'These results are in English.',
  all: 'All results',
  kinds: { service: 'Service', question: 'Question', article: 'Article', guide: 'Guide', term: 'Term', page: 'Page' },
  recent: 'Recent searches',
  clear: 'Clear',
  keys: 'Use the arrow keys and Enter',
  needsScript: 'Search needs a current browser with JavaScript switched on. You can also browse these pages:',
}
