import type { PageLink, PageMeta } from './pageEntity.ts'

export interface NotFoundPage {
  meta: PageMeta
  code: string
  text: string
  button: PageLink
}

export const notFound: NotFoundPage = {
  meta: {
    title: 'Page not found',
    description:
      'The address you opened does not belong to a page of this site. The home page leads to all services, blogs, resources and ways to reach the provider.',
  },
  code: '404',
  text: 'Oops! The page you are looking for does not exist.',
  button: { text: 'Go Home', to: '/' },
}
