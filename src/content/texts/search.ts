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
  /** For a query in the script of another language, whose pages are searched on their own. */
  otherLanguage: (language: string) =>
    `This page does not search the texts in ${language}. Words in ${language} are searched on the pages in ${language}.`,
  searchInLanguage: (language: string) => `Search the pages in ${language}`,
  /** For a query in a script of which the site has no texts. */
  otherScript: (languages: string) => `Only texts in ${languages} can be searched. Please use words in ${languages}.`,
  /** On a page in another language. */
  alsoEnglish: 'Results in English are among these.',
  onlyEnglish: 'These results are in English.',
  all: 'All results',
  kinds: {
    service: 'Service',
    question: 'Question',
    article: 'Article',
    guide: 'Guide',
    task: 'Task',
    letter: 'Letter',
    term: 'Term',
    page: 'Page',
  },
  recent: 'Recent searches',
  clear: 'Clear',
  keys: 'Use the arrow keys and Enter',
  needsScript: 'Search needs a current browser with JavaScript switched on. You can also browse these pages:',
}
