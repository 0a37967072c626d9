/** Texts of taking an article away from the site, and of bringing it back. */
export const articleAwayTexts = {
  title: 'Take this article away',
  lede: 'Its page goes, in every language. Its address leads to another page from then on, and its comments are kept. It can be brought back at any time.',
  draftFirst: 'The article has a draft. Publish or discard it before you take the article away.',
  look: 'See what names it',
  nothingNames: 'Nothing on the site names this article, and no newsletter announces it.',
  naming: 'These name it. Their links lead to the other page from then on; correct them when you can.',
  service: (name: string) => `Service: ${name}`,
  article: (name: string) => `Article: ${name}`,
  task: (name: string) => `Task: ${name}`,
  file: (name: string) => `File of the site: ${name}`,
  newsletter: (title: string) => `Newsletter: ${title}`,
  comments: (count: number) =>
    count === 0
      ? 'It has no comments.'
      : `${count === 1 ? 'Its one comment is' : `Its ${count.toLocaleString('en-IN')} comments are`} kept, and shown again if it comes back.`,
  standIn: 'Page to which its address leads',
  standInHint: 'Readers who kept the address, and links to it, come to this page.',
  take: 'Take it away',
  question: 'Take this article away from the site?',
  takeNow: 'Take it away now',
  queued: 'It is queued. The page is gone in a few minutes.',
  isAway: 'Taken away',
  awayText: (address: string) =>
    `This article is not on the site. Its address leads to ${address}. Its words and its comments are kept.`,
  bring: 'Bring it back',
  backQueued: 'It is queued. The page is back in a few minutes.',
  leadsTo: (address: string) => `Taken away. Its address leads to ${address}.`,
} as const
