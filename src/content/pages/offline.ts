import type { PageLink, PageMeta } from './pageEntity.ts'
import { pageMetas } from './pageMetas.ts'

/** Shown without a connection in place of a page that is not stored; it lists what is. */
export interface OfflinePage {
  meta: PageMeta
  title: string
  text: string
  /** Reloads the address. */
  tryAgain: string
  home: PageLink
  /** Name of the overview of the tools. */
  tools: string
  storedPages: {
    title: string
    text: string
    services: string
    articles: string
    otherPages: string
    /** Beside something whose text is here and whose pictures are not. */
    withoutPictures: string
    nothing: string
  }
  /** The features that work without a connection. */
  writing: { title: string; text: string }
}

export const offline: OfflinePage = {
  meta: pageMetas.offline,
  title: 'This page is not stored on this device',
  text: 'You are offline and this page was not saved. It will open when you are back online.',
  tryAgain: 'Try again',
  tools: 'Tools',
  home: { text: 'Go Home', to: '/' },
  storedPages: {
    title: 'What you can read now',
    text: 'These pages are stored on this device and open without a connection.',
    services: 'Services',
    articles: 'Blogs',
    otherPages: 'Other pages',
    withoutPictures: 'text only',
    nothing: 'Nothing is stored yet. Open any page once while online, and the rest is stored in the background.',
  },
  writing: {
    title: 'You can still write',
    text: 'An enquiry or comment written now is saved on this device and sent when the connection returns.',
  },
}
