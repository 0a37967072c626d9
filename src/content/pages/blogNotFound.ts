import type { NothingFound } from './pageEntity.ts'

/** Under an address that names no article (BA-01). */
export const blogNotFound: NothingFound = {
  meta: {
    title: 'Blog not found',
    description:
      'There is no article here. The list of blogs holds all articles on inheritance, property, tax, banking and powers of attorney for NRIs.',
  },
  title: 'Blog not found',
  text: 'There is no article here. The link may be incomplete.',
  link: { text: 'See all blogs', to: '/blogs' },
}
